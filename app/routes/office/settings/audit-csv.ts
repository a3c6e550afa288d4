import { readAuditFilter } from '#app/features/audit/read-audit-filter.ts'
import { csvFile } from '#app/lib/office/csv-file.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'

export const loader = officeLoader('settings:write', async ({ viewer, services, search }) =>
  csvFile('audit-log.csv', await services.settings.exportAuditLog(viewer, readAuditFilter(search))),
)
