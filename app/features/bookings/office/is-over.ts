import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'

/** Whether a demo has ended. */
export function isOver({ endsAt }: Pick<BookingRow, 'endsAt'>, { now }: BusinessClock): boolean {
  return endsAt <= now
}
