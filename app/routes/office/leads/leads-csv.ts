import { csvFile } from '#app/lib/office/csv-file.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { readLeadAddress } from '#domain/leads/search/lead-filters.ts'

export const loader = officeLoader('leads:read', async ({ viewer, services, search }) => {
  const chosen = { filters: readLeadAddress(search), ids: search.getAll('id') }
  return csvFile('leads.csv', await services.leads.export(viewer, chosen))
})
