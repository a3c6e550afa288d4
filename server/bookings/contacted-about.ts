import type { BookingStatus } from '#domain/bookings/booking.ts'

type Row = { leadId: string | undefined; status: BookingStatus; endsAt: string }

/**
 * Returns the lead whose consent decides whether the visitor of a booking may be contacted; undefined for an upcoming
 * demo, which stays booked after a withdrawal. `now` is in ISO 8601.
 */
export function contactedAbout(now: string) {
  return ({ leadId, status, endsAt }: Row): string | undefined =>
    status === 'booked' && endsAt > now ? undefined : leadId
}
