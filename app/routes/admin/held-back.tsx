import { adminMeta } from '#app/admin-page.ts'
import { heldBackIntents } from '#app/features/leads/admin/held-back-intents.ts'
import { HeldBackList } from '#app/features/leads/admin/held-back-list.tsx'
import { officeAction } from '#app/lib/office-action.ts'
import { officeLoader } from '#app/lib/office-loader.ts'
import type { Route } from './+types/held-back.ts'

export const meta = () => adminMeta('Held back')

export const loader = officeLoader('leads:read', async ({ viewer, services }) => ({
  submissions: await services.leads.listQuarantined(viewer),
}))

export const action = officeAction('leads:write', heldBackIntents)

export default function HeldBack({ loaderData }: Route.ComponentProps) {
  return <HeldBackList {...loaderData} />
}
