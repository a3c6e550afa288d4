import { adminMeta } from '#app/admin-page.ts'
import { servicesContext } from '#app/context.ts'
import { AuditScreen } from '#app/features/audit/audit-screen.tsx'
import { readAuditFilter } from '#app/features/audit/read-audit-filter.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/audit.ts'

export const meta = () => adminMeta('Audit log')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const { searchParams } = new URL(args.request.url)
  const filter = readAuditFilter(searchParams)
  const before = searchParams.get('before') ?? undefined
  const after = searchParams.get('after') ?? undefined
  const { settings } = args.context.get(servicesContext)
  return { filter, ...(await orOutage(args, settings.readAuditLog(viewer, filter, { before, after }))) }
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditScreen {...loaderData} />
}
