import { managePath } from '#domain/bookings/booking.ts'
import type { DemoService } from '#domain/bookings/demo.ts'
import type { SlotObjection } from '#domain/bookings/slots.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Db, Trx } from '#server/database/open-database.ts'
import { captureWithin, type LeadCapture } from '#server/leads/capture/capture-lead.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import type { BookingMailParts } from '../booking-emails.ts'
import { newBookingId } from '../booking-id.ts'
import { judge, lockCalendar, readNearest } from '../calendar/calendar.ts'
import { type Booking, findBooking } from '../stored-booking.ts'
import { loadAvailability } from './availability-settings.ts'
import { describeSlot } from './describe-slot.ts'
import { type NewBooking, writeBooking } from './write-booking.ts'

export type BookDependencies = BookingMailParts & {
  personKey: PersonKey
  database: Database
  clock: Clock
  outbox: { wake(): void; sendsAtOnce(address: string): Promise<boolean> }
}

export type Booked = {
  kind: 'booked'
  bookingId: string
  startsAt: string
  manageUrl: string
  /** Whether the visitor's mail is sent at once. */
  autoReply: boolean
}

/** `nearest`: free slots in order of time. */
export type SlotTaken = { kind: 'taken'; nearest: string[] }

/**
 * Books a slot: the booking, its lead, the activity and all mails are written in one transaction. A repeat with the
 * same key gets the first answer, even if the form has changed. `waived`: objections to the slot that do not count.
 */
export async function bookDemo(
  deps: BookDependencies,
  newBooking: NewBooking,
  waived: readonly SlotObjection[] = [],
): Promise<Booked | SlotTaken> {
  const outcome = await deps.database.write((trx) => bookWithin(trx, deps, newBooking, waived))
  if ('kind' in outcome) return outcome
  deps.outbox.wake()
  return booked(deps, newBooking, outcome)
}

async function bookWithin(
  trx: Trx,
  deps: BookDependencies,
  newBooking: NewBooking,
  waived: readonly SlotObjection[],
): Promise<Pick<Booking, 'id' | 'startsAt'> | SlotTaken> {
  const { submission } = newBooking
  const now = deps.clock()
  await lockCalendar(trx, now)
  const { key, earlier } = await findEarlier(trx, newBooking)
  if (earlier) return earlier
  const { availability } = await loadAvailability(trx)
  const { slot, objections } = await judge(trx, availability, submission, now)
  if (!slot || objections.some((objection) => !waived.includes(objection))) {
    return { kind: 'taken', nearest: await readNearest(trx, availability, submission, now) }
  }
  const id = newBooking.bookingId ?? newBookingId()
  const title = `Booked a demo for ${describeSlot(slot.startsAt, availability.timeZone)}`
  const capture = captureOf(newBooking, key, {
    kind: 'demo',
    activity: { type: 'demo_request', first: title, again: title },
    reference: id,
  })
  const { lead } = await captureWithin(trx, deps, capture)
  if (!lead) throw new Error(`The key of a new booking was used meanwhile: ${key}`)
  await writeBooking(trx, deps, newBooking, { id, leadId: lead.leadId, slot, availability })
  return { id, startsAt: slot.startsAt }
}

/** The lead's service for each kind of demo. */
const interestIn: Record<DemoService, ServiceInterest> = {
  'ai-chatbots': 'ai-chatbots',
  'whatsapp-bots': 'ai-chatbots',
  'website-chatbots': 'ai-chatbots',
  'voice-ai': 'ai-chatbots',
  'crm-integrations': 'gpt-agents',
}

/** Returns what becomes of a demo form in the lead: its answers, and why the person is a lead. */
export function captureOf(
  { submission, attribution, locale, agreedAt, leadId, createdBy }: NewBooking,
  idempotencyKey: string,
  occasion: LeadCapture['occasion'],
): LeadCapture {
  return {
    submission: {
      ...submission,
      serviceInterest: interestIn[submission.service],
      message: submission.message ?? '',
      budgetRange: undefined,
      projectTimeline: undefined,
      businessType: undefined,
      projectComplexity: undefined,
      urgency: undefined,
    },
    idempotencyKey,
    source: 'demo_request',
    attribution,
    locale,
    agreedAt,
    chatLeadId: leadId,
    createdBy,
    occasion,
  }
}

async function booked(
  { siteUrl, links, outbox }: BookDependencies,
  { submission, mailRefusal, isSilent }: NewBooking,
  { id, startsAt }: Pick<Booking, 'id' | 'startsAt'>,
): Promise<Booked> {
  const manageUrl = `${siteUrl}${managePath(links.sign(id))}`
  const autoReply = !mailRefusal && !isSilent && (await outbox.sendsAtOnce(submission.email))
  return { kind: 'booked', bookingId: id, startsAt, manageUrl, autoReply }
}

/** Returns the active booking of an earlier submission with this key, or else the first key that is still free. */
export async function findEarlier(db: Db | Trx, { idempotencyKey }: Pick<NewBooking, 'idempotencyKey'>) {
  for (let time = 1; ; time++) {
    const key = time === 1 ? idempotencyKey : `${idempotencyKey}.${time}`
    const first = await db
      .selectFrom('submissions')
      .select('answer')
      .where('key', '=', `demo:${key}`)
      .executeTakeFirst()
    if (!first) return { key }
    const { reference } = JSON.parse(first.answer) as { reference?: string }
    const booking = reference ? await findBooking(db, reference) : undefined
    if (booking?.status === 'booked') return { key, earlier: booking }
  }
}
