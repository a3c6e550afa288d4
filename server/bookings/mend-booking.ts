import { contactKeys } from '#domain/leads/contact-keys.ts'
import { differences, type FieldValues } from '#domain/leads/lead-change.ts'
import type { Db, Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { enqueueEmails } from '#server/email/outbox.ts'
import { captureLead } from '#server/leads/capture-lead.ts'
import { changeLeads, OWN_CORRECTION } from '#server/leads/change-leads.ts'
import { noteActivity } from '#server/leads/note-activity.ts'
import { noteConsent } from '#server/privacy/note-consent.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { hasWithdrawn } from '#server/privacy/withdrawn-consents.ts'
import { hashOf } from '#server/submissions/idempotency-key.ts'
import { noteEvent } from '#server/webhooks/note-event.ts'
import { loadAvailability } from './availability-settings.ts'
import type { BookDependencies, DemoWish } from './book-demo.ts'
import { emailsAboutNew } from './booking-emails.ts'
import { lockCalendar } from './calendar.ts'
import type { DemoRequest } from './demo-form.ts'
import { describeSlot } from './describe-slot.ts'
import { interestIn, leadAnswers } from './lead-answers.ts'
import { type Booking, bookingColumns, findBooking, toBooking } from './stored-booking.ts'

/** Stands where a member's address stands. */
const VISITOR = { email: 'themselves, by the same form' }

const mendable = ['name', 'email', 'company', 'phone', 'service', 'message'] as const

/** Whether a form says something else than what is booked. */
export function isMended(booking: Booking, request: DemoRequest): boolean {
  return mendable.some((field) => booking[field] !== request[field])
}

/** Each content of one form is taken in once: what arrives late does not undo what was mended since. */
export function contentKey(key: string, told: Contents): string {
  return `${key}~${hashOf(mendable.map((field) => told[field]))}`
}

type Contents = Pick<DemoRequest, (typeof mendable)[number]>

/** What a form tells of its lead, by the names of the lead's columns. */
function leadFields({ name, email, phone, company, message, service }: Contents): FieldValues {
  return {
    name,
    email,
    phone: phone ?? null,
    company: company ?? null,
    message: message ?? '',
    service_interest: interestIn[service],
  }
}

async function claimContent(trx: Trx, key: string, now: Date): Promise<boolean> {
  const claimed = await trx
    .insertInto('submissions')
    .values({ key: `demo:${key}`, kind: 'demo', answer: '{}', created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

type Earlier = { key: string; earlier: Booking }

/** The booking is no more what it was when the form came. */
class NotStandingError extends Error {}

/**
 * Puts what a visitor mended in a form, whose answer they never got, into what was made of it. Only the form itself
 * can: its key was made in their browser. A lead that the form made is mended with it, while it is of nobody else;
 * where it had joined another, which may be a stranger's by a mistyped address, or others came to it since, it is taken
 * in anew and the demo goes over to whoever is meant. False where the demo does not stand as it did any more.
 */
export async function mendBooking(
  deps: BookDependencies,
  wish: DemoWish,
  { key, earlier }: Earlier,
): Promise<boolean> {
  const { database, clock } = deps
  const { request } = wish
  const content = contentKey(key, request)
  const first = await readFirst(database.db, deps.personKey, { key, earlier })
  try {
    if (first.isAlone) {
      await database.write(async (trx) => {
        const now = clock()
        await lockCalendar(trx, now)
        if (!(await claimContent(trx, content, now))) return
        await mendLead(trx, deps, wish, { leadId: first.leadId, earlier }, now)
        await rewrite(trx, deps, wish, { key, earlier, leadId: first.leadId })
      })
    } else {
      const when = describeSlot(earlier.startsAt, earlier.timeZone)
      const title = `Mended what was sent with the demo for ${when}`
      await captureLead(deps, {
        submission: leadAnswers(request),
        idempotencyKey: content,
        source: 'demo_request',
        attribution: wish.attribution,
        locale: wish.locale,
        agreedAt: wish.agreedAt,
        occasion: {
          kind: 'demo',
          activity: { type: 'demo_request', first: title, again: title },
          emails: () => [],
          alsoWrite: async (trx, leadId) => {
            if (first.leadId !== leadId) await leaveLead(trx, { ...first, earlier, to: leadId }, clock())
            await rewrite(trx, deps, wish, { key, earlier, leadId })
          },
          reference: earlier.id,
        },
      })
    }
  } catch (error) {
    if (error instanceof NotStandingError) return false
    throw error
  }
  deps.outbox.wake()
  return true
}

type First = {
  leadId: string
  /** The lead is of the form: it made it, and nobody came to it since. */
  isAlone: boolean
  /** The consent that came with the form, as long as it was not withdrawn. */
  consentId: string | undefined
}

/** What the form made when it came first. */
async function readFirst(db: Db, personKey: PersonKey, { key, earlier }: Earlier): Promise<First> {
  const { leadId = '' } = earlier
  const { created_at: sentAt } = await db
    .selectFrom('submissions')
    .select('created_at')
    .where('key', '=', `demo:${key}`)
    .executeTakeFirstOrThrow()
  if (!leadId) return { leadId, isAlone: false, consentId: undefined }
  const lead = await db.selectFrom('leads').select('created_at').where('id', '=', leadId).executeTakeFirst()
  const consents = await db
    .selectFrom('consents')
    .select(['id', 'contact_key', 'occasion', 'given_at', 'withdrawn_at'])
    .where('lead_id', '=', leadId)
    .orderBy('given_at')
    .execute()
  const theirs = contactKeys(earlier).slice(0, 1).map(personKey)
  // One that was held back agreed before it was taken in.
  const consent = consents.findLast(
    ({ contact_key, occasion, given_at, withdrawn_at }) =>
      theirs.includes(contact_key) && occasion === 'demo' && given_at <= sentAt && withdrawn_at === null,
  )
  const isAlone = lead?.created_at === sentAt && consents.length <= 1
  return { leadId, isAlone, consentId: consent?.id }
}

type Told = { leadId: string; earlier: Booking }

/** Of a lead only what was mended is set: the team may know the rest better by now. */
async function mendLead(
  trx: Trx,
  { personKey }: BookDependencies,
  { request, locale, agreedAt }: DemoWish,
  { leadId, earlier }: Told,
  now: Date,
): Promise<void> {
  const before = leadFields((await findBooking(trx, earlier.id)) ?? earlier)
  const { after: set } = differences(before, leadFields(request))
  await changeLeads(trx, {
    viewer: VISITOR,
    at: now,
    kind: OWN_CORRECTION,
    leads: [{ id: leadId, set }],
    note: 'They sent the form again, mended: the answer to the first had not reached them.',
  })
  const { email, phone } = request
  const [contact] = contactKeys({ email, phone })
  if (!contact) return
  await trx
    .updateTable('consents')
    .set({ contact_key: personKey(contact) })
    .where('lead_id', '=', leadId)
    .where('withdrawn_at', 'is', null)
    .execute()
  if (await hasWithdrawn(trx, 'lead_id', leadId)) {
    const consent = { email, phone, locale, occasion: 'demo', leadId } as const
    await noteConsent(trx, personKey, consent, agreedAt ?? now.toISOString())
  }
}

/** The lead that it had joined is somebody else's, who agreed to nothing by it. What they withdrew stays so. */
async function leaveLead(
  trx: Trx,
  { leadId, consentId, earlier, to }: First & { earlier: Booking; to: string },
  now: Date,
) {
  if (!leadId) return
  if (consentId) {
    await trx.deleteFrom('consents').where('id', '=', consentId).where('withdrawn_at', 'is', null).execute()
  }
  if (earlier.conversationId) {
    await trx
      .updateTable('conversations')
      .set({ lead_id: to })
      .where('id', '=', earlier.conversationId)
      .where('lead_id', '=', leadId)
      .execute()
  }
  await noteActivity(trx, {
    leadId,
    type: 'demo_request',
    title: `The demo for ${describeSlot(earlier.startsAt, earlier.timeZone)} is somebody else’s, who had mistyped an address or number`,
    createdBy: null,
    at: now,
  })
}

/** Mails that did not go out yet are written anew; calendars get the booking with a higher number. */
async function rewrite(
  trx: Trx,
  deps: BookDependencies,
  { request, mailRefusal, locale }: DemoWish,
  { key, earlier, leadId }: Earlier & { leadId: string },
): Promise<void> {
  const now = deps.clock()
  await lockCalendar(trx, now)
  await claimContent(trx, contentKey(key, earlier), now)
  const standing = await heldRows(
    trx,
    trx
      .selectFrom('demo_bookings')
      .select('sequence')
      .where('id', '=', earlier.id)
      .where('status', '=', 'booked')
      .where('starts_at', '=', earlier.startsAt),
  ).executeTakeFirst()
  if (!standing) throw new NotStandingError()
  const row = await trx
    .updateTable('demo_bookings')
    .set({
      lead_id: leadId,
      name: request.name,
      email: request.email,
      company: request.company ?? null,
      phone: request.phone ?? null,
      service: request.service,
      message: request.message ?? null,
      locale,
      sequence: standing.sequence + 1,
      updated_at: now.toISOString(),
    })
    .where('id', '=', earlier.id)
    .returning(bookingColumns)
    .executeTakeFirstOrThrow()
  const booking = toBooking(row)
  await noteEvent(trx, { type: 'booking.made', subjectId: booking.id, at: now })
  await trx
    .deleteFrom('emails')
    .where('booking_id', '=', booking.id)
    .where('template', 'in', ['booking-made', 'booking-reminder', 'team-booking-made'])
    .where('status', '<>', 'sent')
    .execute()
  const { availability } = await loadAvailability(trx)
  const told = { booking, place: availability.place, mailRefusal }
  await enqueueEmails(trx, emailsAboutNew(deps, told, now), now, deps.messageHost)
}
