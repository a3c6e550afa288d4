import { servicesContext, visitContext } from '#app/lib/context.ts'
import { reportOutage } from '#app/lib/report-outage.ts'
import { may } from '#domain/accounts/permissions.ts'
import type { Route } from './+types/lead-test-panel.ts'

const headers = { 'Cache-Control': 'no-store' }

/**
 * Returns the newest leads to the contact page's test panel. Scripts call it, so it answers 401 instead of
 * redirecting to the sign-in page.
 */
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
