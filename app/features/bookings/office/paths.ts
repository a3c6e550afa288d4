import type { CalendarPlace } from '#domain/bookings/calendar.ts'

export const BOOKINGS = '/del-admin-dashboard/bookings'
export const AVAILABILITY = '/del-admin-dashboard/availability'

/** The address of a week or a month; without a day, of the one that is shown first. */
export function placeAddress({
  view,
  date,
}: Pick<CalendarPlace, 'view'> & { date?: string | undefined }): string {
  return `${BOOKINGS}?${new URLSearchParams({ view, ...(date && { date }) })}`
}

/** Returns the address of the form for a new booking, with what is chosen already. */
export function newBookingAddress(chosen: { lead?: string; at?: string } = {}): string {
  const pairs = Object.entries(chosen).filter(([, value]) => value)
  const query = new URLSearchParams(pairs).toString()
  return `${BOOKINGS}/new${query ? `?${query}` : ''}`
}
