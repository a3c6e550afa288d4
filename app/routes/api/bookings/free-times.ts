import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Route } from './+types/free-times.ts'

/** The times that are free now, for pages that are older. */
export async function loader(args: Route.LoaderArgs) {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    return Response.json(await args.context.get(servicesContext).bookings.freeSlots(), { headers })
  } catch (error) {
    reportOutage(args, error)
    return Response.json({ error: 'unavailable' }, { status: 503, headers })
  }
}
