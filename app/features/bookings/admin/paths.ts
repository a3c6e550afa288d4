import type { CalendarPlace } from '#domain/bookings/calendar.ts'

export const BOOKINGS = '/del-admin-dashboard/bookings'
export const AVAILABILITY = '/del-admin-dashboard/availability'

/** The address of a week or a month. */
export function placeAddress({ view, date }: CalendarPlace): string {
  return `${BOOKINGS}?${new URLSearchParams({ view, date })}`
}
