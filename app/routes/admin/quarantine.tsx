import { adminMeta } from '#app/admin-page.ts'
import { quarantineIntents } from '#app/features/leads/admin/quarantine-intents.ts'
import { QuarantineList } from '#app/features/leads/admin/quarantine-list.tsx'
import { officeAction } from '#app/lib/office-action.ts'
import { officeLoader } from '#app/lib/office-loader.ts'
import type { Route } from './+types/quarantine.ts'

export const meta = () => adminMeta('Suspected spam')

export const loader = officeLoader('leads:read', async ({ viewer, services }) => ({
  submissions: await services.leads.listQuarantined(viewer),
}))

export const action = officeAction('leads:write', quarantineIntents)

export default function Quarantine({ loaderData }: Route.ComponentProps) {
  return <QuarantineList {...loaderData} />
}
