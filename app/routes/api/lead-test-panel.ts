import { servicesContext, visitContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { may } from '#domain/accounts/viewer.ts'
import type { Route } from './+types/lead-test-panel.ts'

const headers = { 'Cache-Control': 'no-store' }

/** What the contact page's test panel asks for. It is no page, so nobody is sent to sign in. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await args.context.get(visitContext).viewer()
  if (!viewer) return Response.json({ error: 'Sign in first.' }, { status: 401, headers })
  if (!may(viewer, 'leads:read')) return Response.json({ error: 'Not yours.' }, { status: 403, headers })
  try {
    return Response.json(await args.context.get(servicesContext).leads.newest(viewer), { headers })
  } catch (error) {
    reportOutage(args, error)
    return Response.json({ error: 'Failed to fetch leads' }, { status: 503, headers })
  }
}
