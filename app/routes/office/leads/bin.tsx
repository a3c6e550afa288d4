import { Bin } from '#app/features/leads/office/bin.tsx'
import { binIntents } from '#app/features/leads/office/bin-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/bin.ts'

export const loader = officeLoader('leads:delete', async ({ viewer, services, query }) => {
  const after = query('after')
  return { ...(await services.leads.bin(viewer, after)), isFirst: after === null }
})

export const action = officeAction('leads:delete', binIntents)

export default function BinRoute({ loaderData }: Route.ComponentProps) {
  return <Bin {...loaderData} />
}
