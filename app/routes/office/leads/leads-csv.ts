import { csvFile } from '#app/lib/office/csv-file.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { readExportFields } from '#domain/leads/export-fields.ts'
import { readLeadAddress } from '#domain/leads/search/lead-filters.ts'

export const loader = officeLoader('leads:read', async ({ viewer, services, search }) => {
  const named = search.getAll('fields').join(',') || search.getAll('columns').join(',')
  const file = await services.leads.export(viewer, {
    filters: readLeadAddress(search),
    ids: search.getAll('id'),
    fields: readExportFields(named),
  })
  return csvFile('leads.csv', file)
})
