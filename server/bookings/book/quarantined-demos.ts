import { managePath } from '#domain/bookings/booking.ts'
import { waivableObjections } from '#domain/bookings/slots.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { captureWithin } from '#server/leads/capture/capture-lead.ts'
import { newLeadEmail } from '#server/leads/capture/lead-emails.ts'
import { quarantine } from '#server/submissions/quarantine.ts'
import { newBookingId } from '../booking-id.ts'
import { judge, readNearest } from '../calendar/calendar.ts'
import { loadAvailability } from './availability-settings.ts'
import {
  type BookDependencies,
  type Booked,
  bookDemo,
  captureOf,
  findEarlier,
  type NewBooking,
  type SlotTaken,
} from './book-demo.ts'

/**
 * Quarantines a suspicious demo form and answers as usual, but promises no mail. The slot stays free; a released
 * booking gets the number that the visitor was given.
 */
export async function quarantineDemo(
  deps: BookDependencies,
  newBooking: NewBooking,
  reasons: string[],
): Promise<Booked | SlotTaken> {
  const { database, clock, siteUrl, links } = deps
  const { earlier } = await findEarlier(database.db, newBooking)
  // A repeat gets the first answer.
  if (earlier) return bookDemo(deps, newBooking)
  const { submission } = newBooking
  const now = clock()
  const { availability } = await loadAvailability(database.db)
  const { slot, objections } = await judge(database.db, availability, submission, now)
  if (!slot || objections.length > 0) {
    return { kind: 'taken', nearest: await readNearest(database.db, availability, submission, now) }
  }
  const bookingId = newBookingId()
  const payload: NewBooking = { ...newBooking, bookingId }
  await database.write((trx) => quarantine(trx, { kind: 'demo', payload, reasons }, now))
  const manageUrl = `${siteUrl}${managePath(links.sign(bookingId))}`
  return { kind: 'booked', bookingId, startsAt: slot.startsAt, manageUrl, autoReply: false }
}

/**
 * Books a released demo, even if the notice period has passed, because the team has reviewed it. If the slot is
 * taken, the visitor still becomes a lead and the team is notified; the visitor gets no mail about an unconfirmed
 * demo.
 */
export async function bookQuarantined(
  deps: BookDependencies,
  payload: string,
  sentAt: string,
): Promise<'booked' | 'without-slot'> {
  const newBooking = { ...(JSON.parse(payload) as NewBooking), agreedAt: sentAt }
  const outcome = await bookDemo(deps, newBooking, waivableObjections)
  if (outcome.kind === 'booked') return 'booked'
  const { submission, idempotencyKey } = newBooking
  const title = `Asked for a demo on ${submission.date} at ${submission.time}, which is not free`
  const capture = captureOf(newBooking, idempotencyKey, {
    kind: 'demo-wish',
    activity: { type: 'demo_request', first: title, again: title },
  })
  await deps.database.write(async (trx) => {
    const { lead } = await captureWithin(trx, deps, capture)
    if (lead) await enqueueEmails(trx, [newLeadEmail(lead, capture)], deps.clock(), deps.messageHost)
  })
  return 'without-slot'
}
