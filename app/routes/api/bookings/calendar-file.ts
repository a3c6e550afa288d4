import { servicesContext } from '#app/lib/context.ts'
import { reportOutage } from '#app/lib/report-outage.ts'
import type { Route } from './+types/calendar-file.ts'

/** Returns a booking as a calendar file, by the booking's link. */
export async function loader(args: Route.LoaderArgs) {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    const file = await args.context.get(servicesContext).bookings.calendarFile(args.params.token)
    if (file === undefined) return new Response('This link is not valid.\n', { status: 404, headers })
    return new Response(file.content, {
      headers: {
        ...headers,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="demo.ics"',
      },
    })
  } catch (error) {
    reportOutage(args, error)
    return new Response('The file could not be made. Please try again.\n', { status: 503, headers })
  }
}
