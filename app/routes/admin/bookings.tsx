import { adminMeta } from '#app/admin-page.ts'
import { servicesContext } from '#app/context.ts'
import { CalendarScreen } from '#app/features/bookings/admin/calendar-screen.tsx'
import { ListScreen } from '#app/features/bookings/admin/list-screen.tsx'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { readBookingFilters } from '#domain/bookings/booking-filters.ts'
import { readCalendarPlace } from '#domain/bookings/calendar.ts'
import type { Route } from './+types/bookings.ts'

export const meta = () => adminMeta('Bookings')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'bookings:read')
  const { bookings } = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const get = (name: string) => searchParams.get(name)
  const place = readCalendarPlace(get)
  if (place) return { calendar: await orOutage(args, bookings.calendar(viewer, place)), list: null }
  const filters = readBookingFilters(get)
  const page = await orOutage(args, bookings.list(viewer, filters))
  return { calendar: null, list: { filters, page } }
}

export default function Bookings({ loaderData: { calendar, list } }: Route.ComponentProps) {
  return (
    <>
      {calendar ? <CalendarScreen {...calendar} /> : null}
      {list ? <ListScreen {...list} /> : null}
    </>
  )
}
