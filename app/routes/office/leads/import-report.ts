import { csvFile } from '#app/lib/office/csv-file.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'

/** The rows of a file that became no lead, as a table. */
export const loader = officeLoader('leads:write', async ({ viewer, services, id }) => {
  const body = await services.imports.report(viewer, id)
  return body && csvFile('not-imported.csv', body)
})
