import { CalendarScreen } from '#app/features/bookings/office/calendar/calendar-screen.tsx'
import { ListScreen } from '#app/features/bookings/office/list-screen.tsx'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { readBookingFilters } from '#domain/bookings/booking-filters.ts'
import { readCalendarPlace } from '#domain/bookings/calendar.ts'
import type { Route } from './+types/bookings.ts'

export const loader = officeLoader(
  'bookings:read',
  async ({ viewer, services: { bookings, emails }, query }) => {
    const mail = (await emails.state()).kind
    const place = readCalendarPlace(query)
    if (place) return { calendar: { ...(await bookings.calendar(viewer, place)), mail }, list: null }
    const filters = readBookingFilters(query)
    return { calendar: null, list: { filters, mail, page: await bookings.list(viewer, filters) } }
  },
)

export default function Bookings({ loaderData: { calendar, list } }: Route.ComponentProps) {
  return (
    <>
      {calendar ? <CalendarScreen {...calendar} /> : null}
      {list ? <ListScreen {...list} /> : null}
    </>
  )
}
