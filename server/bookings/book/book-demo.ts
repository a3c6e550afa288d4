import { managePath } from '#domain/bookings/booking.ts'
import type { SlotObjection } from '#domain/bookings/slots.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { captureWithin, type LeadCapture } from '#server/leads/capture/capture-lead.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import type { BookingMailParts } from '../booking-emails.ts'
import { newBookingId } from '../booking-id.ts'
import { judge, readNearest } from '../calendar/calendar.ts'
import { type Booking, findBooking } from '../stored-booking.ts'
import { loadAvailability } from './availability-settings.ts'
import { leadAnswers } from './demo-form.ts'
import { describeSlot } from './describe-slot.ts'
import { isRefused, type NewBooking, SlotGoneError, writeBooking } from './write-booking.ts'

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
 * same key gets the first answer, even if the form has changed.
 */
export async function bookDemo(
  deps: BookDependencies,
  newBooking: NewBooking,
  waived: readonly SlotObjection[] = [],
): Promise<Booked | SlotTaken> {
  const { database, clock } = deps
  const { submission } = newBooking
  const { key, earlier } = await findEarlier(database.db, newBooking)
  if (earlier) return booked(deps, newBooking, earlier)

  const { availability } = await loadAvailability(database.db)
  async function taken(): Promise<Booked | SlotTaken> {
    // A concurrent duplicate of this form may have taken the slot.
    const duplicate = await findEarlier(database.db, newBooking)
    if (duplicate.earlier) return booked(deps, newBooking, duplicate.earlier)
    return { kind: 'taken', nearest: await readNearest(database.db, availability, submission, clock()) }
  }
  // Most late visitors are refused here without a transaction.
  const { slot, objections } = await judge(database.db, availability, submission, clock())
  if (!slot || isRefused(objections, waived)) return taken()
  const bookingId = newBooking.bookingId ?? newBookingId()
  const title = `Booked a demo for ${describeSlot(slot.startsAt, availability.timeZone)}`
  const capture: LeadCapture = {
    submission: leadAnswers(submission),
    idempotencyKey: key,
    source: 'demo_request',
    attribution: newBooking.attribution,
    locale: newBooking.locale,
    agreedAt: newBooking.agreedAt,
    chatLeadId: newBooking.leadId,
    createdBy: newBooking.createdBy,
    occasion: {
      kind: 'demo',
      activity: { type: 'demo_request', first: title, again: title },
      reference: bookingId,
    },
  }
  try {
    const isBooked = await database.write(async (trx) => {
      const { lead } = await captureWithin(trx, deps, capture)
      if (lead) await writeBooking(trx, deps, newBooking, { bookingId, leadId: lead.leadId }, waived)
      return lead !== undefined
    })
    deps.outbox.wake()
    // A concurrent duplicate won.
    if (!isBooked) return taken()
    return booked(deps, newBooking, { id: bookingId, startsAt: slot.startsAt })
  } catch (error) {
    if (error instanceof SlotGoneError) return taken()
    throw error
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
export async function findEarlier(db: Db, { idempotencyKey }: Pick<NewBooking, 'idempotencyKey'>) {
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
