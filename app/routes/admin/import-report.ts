import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/import-report.ts'

/** The rows of a file that became no lead, as a table. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:write')
  const body = await orOutage(args, context.get(servicesContext).imports.report(viewer, params.id))
  if (!body) throw data(null, { status: 404 })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="not-imported.csv"',
      'cache-control': 'private, no-store',
    },
  })
}
