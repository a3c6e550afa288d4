import { adminMeta } from '#app/admin-page.ts'
import { AuditScreen } from '#app/features/audit/audit-screen.tsx'
import { readAuditFilter } from '#app/features/audit/read-audit-filter.ts'
import { officeLoader } from '#app/lib/office-loader.ts'
import type { Route } from './+types/audit.ts'

export const meta = () => adminMeta('Audit log')

export const loader = officeLoader('settings:write', async ({ viewer, services, search, query }) => {
  const filter = readAuditFilter(search)
  const place = { before: query('before') ?? undefined, after: query('after') ?? undefined }
  return { filter, ...(await services.settings.readAuditLog(viewer, filter, place)) }
})

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditScreen {...loaderData} />
}
