import { data } from 'react-router'
import { adminHeaders } from '#app/admin-page.ts'
import { servicesContext } from '#app/context.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/booking-file.ts'

/** The booking for one's own calendar. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'bookings:read')
  const file = await orOutage(args, context.get(servicesContext).bookings.teamCalendarFile(viewer, params.id))
  if (!file) throw data(null, { status: 404 })
  return new Response(file.content, {
    headers: {
      ...adminHeaders(),
      'Content-Type': `text/calendar; charset=utf-8; method=${file.method}`,
      'Content-Disposition': 'attachment; filename="demo.ics"',
    },
  })
}
