import { servicesContext } from '#app/context.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { readExportFields } from '#domain/leads/export-fields.ts'
import { readLeadAddress } from '#domain/leads/lead-filters.ts'
import type { Route } from './+types/leads-csv.ts'

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:read')
  const { searchParams } = new URL(args.request.url)
  const named = searchParams.getAll('fields').join(',') || searchParams.getAll('columns').join(',')
  const file = await orOutage(
    args,
    args.context.get(servicesContext).leads.export(viewer, {
      filters: readLeadAddress(searchParams),
      ids: searchParams.getAll('id'),
      fields: readExportFields(named),
      marked: searchParams.get('plain') !== '1',
    }),
  )
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
