import { data } from 'react-router'
import { csvFile } from '#app/lib/office/csv-file.ts'
import { type OfficeLoad, officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/import-report.ts'

/** The rows of a file that became no lead, as a table. */
export const loader = officeLoader('leads:write', async (load: OfficeLoad<Route.LoaderArgs>) => {
  const body = await load.services.imports.report(load.viewer, load.params.id)
  if (!body) throw data(null, { status: 404 })
  return csvFile('not-imported.csv', body)
})
