import { servicesContext } from '#app/context.ts'
import { readAuditFilter } from '#app/features/audit/read-audit-filter.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/audit-csv.ts'

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const filter = readAuditFilter(new URL(args.request.url).searchParams)
  const { settings } = args.context.get(servicesContext)
  const file = await orOutage(args, settings.exportAuditLog(viewer, filter))
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="audit-log.csv"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
