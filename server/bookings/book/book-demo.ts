import { managePath } from '#domain/bookings/booking.ts'
import type { SlotObjection } from '#domain/bookings/slots.ts'
import type { Attribution } from '#domain/leads/lead-source.ts'
import type { Locale } from '#domain/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Db, Trx } from '#server/database/open-database.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { captureLead } from '#server/leads/capture/capture-lead.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { noteEvent } from '#server/webhooks/note-event.ts'
import { type BookingMailParts, emailsAboutNew } from '../booking-emails.ts'
import { newBookingId } from '../booking-id.ts'
import { judge, lockCalendar, readNearest } from '../calendar/calendar.ts'
import { leadAnswers } from '../lead-answers.ts'
import { type Booking, findBooking } from '../stored-booking.ts'
import { insertBooking } from '../write-booking.ts'
import { loadAvailability } from './availability-settings.ts'
import { confirmInChat } from './confirm-in-chat.ts'
import type { DemoRequest } from './demo-form.ts'
import { describeSlot } from './describe-slot.ts'

export type BookDependencies = BookingMailParts & {
  personKey: PersonKey
  database: Database
  clock: Clock
  outbox: { wake(): void; sendsAtOnce(address: string): Promise<boolean> }
}

/** A validated demo form. */
export type DemoWish = {
  request: DemoRequest
  /** The chat in which it was sent. */
  conversationId?: string | undefined
  attribution: Attribution
  locale: Locale
  /** Why the visitor gets no mail, if so. */
  mailRefusal?: string | undefined
  /** The same for every repeat of a submission. */
  idempotencyKey: string
  /** When consent was given, if the form is stored later; null if the team books without it. */
  agreedAt?: string | null | undefined
  /** The team member who books, and the lead for whom. */
  createdBy?: string | undefined
  leadId?: string | undefined
  /** Set if the team does not want mails about the booking. */
  isSilent?: boolean | undefined
  /** Set if the visitor was already given a booking number. */
  bookingId?: string | undefined
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

/** Rolls the transaction back if someone else was faster; never thrown outside this file. */
class SlotGoneError extends Error {}

/**
 * Books a slot: the booking, its lead, the activity and all mails are written in one transaction. A repeat with the
 * same key gets the first answer, even if the form has changed.
 */
export async function bookDemo(
  deps: BookDependencies,
  wish: DemoWish,
  waived: readonly SlotObjection[] = [],
): Promise<Booked | SlotTaken> {
  const { database, clock } = deps
  const { request } = wish
  const { key, earlier } = await findEarlier(database.db, wish)
  if (earlier) return booked(deps, wish, earlier)

  const { availability } = await loadAvailability(database.db)
  async function taken(): Promise<Booked | SlotTaken> {
    // A concurrent duplicate of this form may have taken the slot.
    const duplicate = await findEarlier(database.db, wish)
    if (duplicate.earlier) return booked(deps, wish, duplicate.earlier)
    return { kind: 'taken', nearest: await readNearest(database.db, availability, request, clock()) }
  }
  // Most late visitors are refused here without a transaction.
  const { slot, objections } = await judge(database.db, availability, request, clock())
  if (!slot || isRefused(objections, waived)) return taken()
  const bookingId = wish.bookingId ?? newBookingId()
  const title = `Booked a demo for ${describeSlot(slot.startsAt, availability.timeZone)}`
  try {
    const { reference = bookingId } = await captureLead(deps, {
      submission: leadAnswers(request),
      idempotencyKey: key,
      source: 'demo_request',
      attribution: wish.attribution,
      locale: wish.locale,
      agreedAt: wish.agreedAt,
      chatLeadId: wish.leadId,
      createdBy: wish.createdBy,
      occasion: {
        kind: 'demo',
        activity: { type: 'demo_request', first: title, again: title },
        // These mails are written with the booking, because they refer to it.
        emails: () => [],
        alsoWrite: (trx, leadId) => writeAll(trx, deps, wish, { bookingId, leadId, waived }),
        reference: bookingId,
      },
    })
    deps.outbox.wake()
    // A concurrent duplicate won.
    if (reference !== bookingId) return taken()
    return booked(deps, wish, { id: bookingId, startsAt: slot.startsAt })
  } catch (error) {
    if (error instanceof SlotGoneError) return taken()
    throw error
  }
}

async function booked(
  { siteUrl, links, outbox }: BookDependencies,
  { request, mailRefusal, isSilent }: DemoWish,
  { id, startsAt }: Pick<Booking, 'id' | 'startsAt'>,
): Promise<Booked> {
  const manageUrl = `${siteUrl}${managePath(links.sign(id))}`
  const autoReply = !mailRefusal && !isSilent && (await outbox.sendsAtOnce(request.email))
  return { kind: 'booked', bookingId: id, startsAt, manageUrl, autoReply }
}

/** Returns the active booking of an earlier submission with this key, or else the first key that is still free. */
export async function findEarlier(db: Db, { idempotencyKey }: Pick<DemoWish, 'idempotencyKey'>) {
  for (let time = 1; ; time++) {
    const key = time === 1 ? idempotencyKey : `${idempotencyKey}.${time}`
    const submission = await db
      .selectFrom('submissions')
      .select('answer')
      .where('key', '=', `demo:${key}`)
      .executeTakeFirst()
    if (!submission) return { key }
    const { reference } = JSON.parse(submission.answer) as { reference?: string }
    const booking = reference ? await findBooking(db, reference) : undefined
    if (booking?.status === 'booked') return { key, earlier: booking }
  }
}

function isRefused(objections: readonly SlotObjection[], waived: readonly SlotObjection[]): boolean {
  return objections.some((objection) => !waived.includes(objection))
}

async function writeAll(
  trx: Trx,
  deps: BookDependencies,
  { request, conversationId, locale, mailRefusal, isSilent }: DemoWish,
  { waived, ...ids }: { bookingId: string; leadId: string; waived: readonly SlotObjection[] },
): Promise<void> {
  const now = deps.clock()
  await lockCalendar(trx, now)
  const { availability } = await loadAvailability(trx)
  const { slot, objections } = await judge(trx, availability, request, now)
  if (!slot || isRefused(objections, waived)) throw new SlotGoneError()
  const booking = await insertBooking(trx, {
    ...ids,
    request,
    conversationId,
    locale,
    slot,
    availability,
    now,
  })
  await noteEvent(trx, { type: 'booking.made', subjectId: booking.id, at: now })
  if (booking.conversationId) await confirmInChat(trx, booking, now)
  if (isSilent) return
  await enqueueEmails(
    trx,
    emailsAboutNew(deps, { booking, place: availability.place, mailRefusal }, now),
    now,
    deps.messageHost,
  )
}
