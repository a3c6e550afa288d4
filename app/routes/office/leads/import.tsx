import { importIntents } from '#app/features/leads/office/import/import-intents.ts'
import { ImportPage } from '#app/features/leads/office/import/import-page.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/import.ts'

export const loader = officeLoader('leads:write', async ({ viewer, services, id }) => {
  const found = await services.imports.get(viewer, id)
  return found && { found }
})

export const action = officeAction('leads:write', importIntents)

export default function Import({ loaderData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} />
}
