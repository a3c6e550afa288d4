import { managePath } from '#domain/bookings/booking.ts'
import { waivableObjections } from '#domain/bookings/slots.ts'
import { captureLead, type LeadCapture } from '#server/leads/capture/capture-lead.ts'
import { newLeadEmail } from '#server/leads/capture/quote-occasion.ts'
import { quarantine } from '#server/submissions/quarantine.ts'
import { loadAvailability } from './book/availability-settings.ts'
import {
  type BookDependencies,
  type Booked,
  bookDemo,
  type DemoWish,
  type SlotTaken,
} from './book/book-demo.ts'
import { newBookingId } from './booking-id.ts'
import { judge, readNearest } from './calendar/calendar.ts'
import { leadAnswers } from './lead-answers.ts'

/**
 * Quarantines a suspicious demo form and answers as usual, but promises no mail. The slot stays free; a released
 * booking gets the number that the visitor was given.
 */
export async function quarantineDemo(
  deps: BookDependencies,
  wish: DemoWish,
  reasons: string[],
): Promise<Booked | SlotTaken> {
  const { database, clock, siteUrl, links } = deps
  const now = clock()
  const { availability } = await loadAvailability(database.db)
  const { slot, objections } = await judge(database.db, availability, wish.request, now)
  if (!slot || objections.length > 0) {
    return { kind: 'taken', nearest: await readNearest(database.db, availability, wish.request, now) }
  }
  const bookingId = newBookingId()
  const payload: DemoWish = { ...wish, bookingId }
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
  const wish: DemoWish = { ...(JSON.parse(payload) as DemoWish), agreedAt: sentAt }
  const outcome = await bookDemo(deps, wish, waivableObjections)
  if (outcome.kind === 'booked') return 'booked'
  const { request, attribution, locale, idempotencyKey } = wish
  const capture: LeadCapture = {
    submission: leadAnswers(request),
    idempotencyKey,
    source: 'demo_request',
    attribution,
    locale,
    agreedAt: sentAt,
  }
  const title = `Asked for a demo on ${request.date} at ${request.time}, which is not free`
  await captureLead(deps, {
    ...capture,
    occasion: {
      kind: 'demo-wish',
      activity: { type: 'demo_request', first: title, again: title },
      emails: (lead) => [newLeadEmail(capture, lead)],
    },
  })
  return 'without-slot'
}
