import { readAuditFilter } from '#app/features/audit/read-audit-filter.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'

export const loader = officeLoader('settings:write', async ({ viewer, services, search }) => {
  const file = await services.settings.exportAuditLog(viewer, readAuditFilter(search))
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="audit-log.csv"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
})
