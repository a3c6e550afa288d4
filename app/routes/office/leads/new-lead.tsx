import { addLead } from '#app/features/leads/office/edit/edit-intents.ts'
import { NewLeadScreen } from '#app/features/leads/office/edit/new-lead-screen.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/new-lead.ts'

export const loader = officeLoader('leads:write', async ({ viewer, services, orInstead }) => ({
  id: crypto.randomUUID(),
  members: await orInstead(services.accounts.members(viewer), []),
}))

export const action = officeAction('leads:write', { add: addLead })

export default function NewLead({ loaderData }: Route.ComponentProps) {
  return <NewLeadScreen {...loaderData} />
}
