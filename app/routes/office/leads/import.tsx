import { data } from 'react-router'
import { importIntents } from '#app/features/leads/office/import/import-intents.ts'
import { ImportPage } from '#app/features/leads/office/import/import-page.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { type OfficeLoad, officeLoader } from '#app/lib/office/office-loader.ts'
import { may } from '#domain/accounts/permissions.ts'
import type { Route } from './+types/import.ts'

export const loader = officeLoader('leads:write', async (load: OfficeLoad<Route.LoaderArgs>) => {
  const found = await load.services.imports.get(load.viewer, load.params.id)
  if (!found) throw data(null, { status: 404 })
  return { found, mayUndo: may(load.viewer, 'leads:delete') }
})

export const action = officeAction('leads:write', importIntents)

export default function Import({ loaderData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} />
}
