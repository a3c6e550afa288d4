import type { Contact } from '#content/fill-contact.ts'
import { isChangeable, linkEnds, managePath } from '#domain/bookings/booking.ts'
import { phoneText } from '#domain/contact/phone-number.ts'
import { pick } from '#domain/pick.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { loadAvailability } from './book/availability-settings.ts'
import { toFreeSlots } from './book/free-slots.ts'
import { readFreeDays } from './calendar/calendar.ts'
import { visitorEntry } from './calendar/calendar-entry.ts'
import { type CancelOutcome, cancelBooking } from './cancel-booking.ts'
import { type CorrectOutcome, correctBooking, type TypedDetails } from './correct-booking.ts'
import { type ChangeDependencies, type MoveOutcome, type MoveTarget, moveBooking } from './move-booking.ts'
import { type Booking, findBooking } from './stored-booking.ts'

export type LinkDependencies = ChangeDependencies & { rateLimits: RateLimits; contact: Contact }

/** What the holder of the link sees of a booking; the team's notes are not part of it. */
const shown = [
  'id',
  'name',
  'email',
  'phone',
  'message',
  'sequence',
  'service',
  'date',
  'time',
  'timeZone',
  'startsAt',
  'endsAt',
  'visitorTimeZone',
  'status',
  'locale',
] as const satisfies (keyof Booking)[]

export type BookingByLink = NonNullable<Awaited<ReturnType<typeof readByLink>>>

type TooMany = { kind: 'too-many'; retryAfterSeconds: number }

/** Returns the booking of a mailed link; undefined if the link is invalid or too old. Changes nothing. */
export async function readByLink(deps: LinkDependencies, token: string) {
  const booking = await findByToken(deps, token)
  if (!booking) return undefined
  const now = deps.clock()
  const { availability } = await loadAvailability(deps.database.db)
  const changeable = isChangeable(booking, now)
  const days = changeable ? await readFreeDays(deps.database.db, availability, now, booking.id) : []
  const free = toFreeSlots(availability, days, booking.startsAt)
  const { place } = availability
  const told = { ...booking, bookingId: booking.id, place, manageUrl: `${deps.siteUrl}${managePath(token)}` }
  return {
    /** For 'add to calendar' links. */
    calendar: visitorEntry(told, booking.locale),
    booking: { ...pick(booking, shown), phone: phoneText(booking.phone ?? null) ?? undefined, place },
    /** True until the demo begins, unless it was cancelled. */
    isChangeable: changeable,
    /** Free slots; empty if the demo cannot be moved. */
    free,
  }
}

/** Moves a demo under the same rules as booking. */
export function moveByLink(
  deps: LinkDependencies,
  token: string,
  to: MoveTarget,
  addressKey: string,
): Promise<MoveOutcome | TooMany> {
  return changeByLink(deps, token, addressKey, async (bookingId) => {
    const outcome = await moveBooking(deps, { bookingId, to, by: 'visitor' })
    // Visitors are refused where the team is only warned.
    return outcome.kind === 'warned' ? { kind: 'taken', nearest: [] } : outcome
  })
}

/** Only allowed until the demo begins. */
export async function correctByLink(
  deps: LinkDependencies,
  token: string,
  typed: TypedDetails,
  addressKey: string,
): Promise<CorrectOutcome | TooMany> {
  const outcome = await changeByLink(deps, token, addressKey, (id) => correctBooking(deps, id, typed))
  return outcome.kind === 'gone' ? { kind: 'closed' } : outcome
}

export function cancelByLink(
  deps: LinkDependencies,
  token: string,
  reason: string | undefined,
  addressKey: string,
): Promise<CancelOutcome | TooMany> {
  return changeByLink(deps, token, addressKey, (bookingId) =>
    cancelBooking(deps, { bookingId, by: 'visitor', reason }),
  )
}

async function changeByLink<Outcome>(
  deps: LinkDependencies,
  token: string,
  addressKey: string,
  change: (bookingId: string) => Promise<Outcome>,
): Promise<Outcome | TooMany | { kind: 'gone' }> {
  const booking = await findByToken(deps, token)
  if (!booking) return { kind: 'gone' }
  const limit = await deps.rateLimits.take('bookingChange', addressKey)
  if (!limit.ok) return { kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds }
  return change(booking.id)
}

export async function findByToken(
  { links, database, clock }: Pick<LinkDependencies, 'links' | 'database' | 'clock'>,
  token: string,
): Promise<Booking | undefined> {
  const id = links.open(token)
  const booking = id ? await findBooking(database.db, id) : undefined
  return booking && clock() < linkEnds(booking.endsAt) ? booking : undefined
}
