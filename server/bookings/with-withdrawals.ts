import type { BookingStatus } from '#domain/bookings/booking.ts'
import type { Db } from '#server/database/open-database.ts'
import { withdrawnAmong } from '#server/privacy/withdrawn-consents.ts'

type Row = { leadId: string | undefined; status: BookingStatus; endsAt: string }

/**
 * Bookings, each with when its person withdrew their consent. A demo that is still to come stays booked, so about that
 * they may be reached.
 */
export async function withWithdrawals<Booking extends Row>(
  db: Db,
  bookings: Booking[],
  now: string,
): Promise<(Booking & { withdrawnAt: string | null })[]> {
  const withdrawn = await withdrawnAmong(
    db,
    'lead_id',
    bookings.flatMap(({ leadId }) => leadId ?? []),
  )
  return bookings.map((booking) => {
    const isToCome = booking.status === 'booked' && booking.endsAt > now
    return { ...booking, withdrawnAt: isToCome ? null : (withdrawn.get(booking.leadId ?? '') ?? null) }
  })
}
