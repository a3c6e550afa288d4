import { AuditScreen } from '#app/features/audit/audit-screen.tsx'
import { readAuditFilter } from '#app/features/audit/read-audit-filter.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/audit.ts'

export const loader = officeLoader('settings:write', async ({ viewer, services, search, query }) => {
  const filter = readAuditFilter(search)
  const before = query('before') ?? undefined
  return { filter, before, ...(await services.settings.readAuditLog(viewer, filter, before)) }
})

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditScreen {...loaderData} />
}
