import { servicesContext } from '#app/lib/context.ts'
import { reportOutage } from '#app/lib/report-outage.ts'
import type { Route } from './+types/free-times.ts'

/** Returns the free times, for pages that may be out of date. */
export async function loader(args: Route.LoaderArgs) {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    return Response.json(await args.context.get(servicesContext).bookings.freeSlots(), { headers })
  } catch (error) {
    reportOutage(args, error)
    return Response.json({ error: 'unavailable' }, { status: 503, headers })
  }
}
