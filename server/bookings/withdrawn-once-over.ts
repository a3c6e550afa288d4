import type { BookingStatus } from '#domain/bookings/booking.ts'
import type { Db } from '#server/database/open-database.ts'
import { withWithdrawnAt } from '#server/privacy/withdrawn-consents.ts'

type Row = { leadId: string | undefined; status: BookingStatus; endsAt: string }

/**
 * Bookings, each with when its person withdrew their consent. A demo that is still to come stays booked, so about that
 * they may be reached.
 */
export async function withWithdrawnOnceOver<Booking extends Row>(
  db: Db,
  bookings: Booking[],
  now: string,
): Promise<(Booking & { withdrawnAt: string | null })[]> {
  const withdrawn = await withWithdrawnAt(db, bookings, ({ leadId }) => leadId)
  return withdrawn.map((booking) => {
    const isToCome = booking.status === 'booked' && booking.endsAt > now
    return isToCome ? { ...booking, withdrawnAt: null } : booking
  })
}
