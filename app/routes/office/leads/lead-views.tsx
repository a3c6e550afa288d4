import { viewIntents } from '#app/features/leads/office/views/view-intents.ts'
import { ViewPage } from '#app/features/leads/office/views/view-page.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/lead-views.ts'

export const loader = officeLoader('leads:read', async ({ viewer, services }) => ({
  views: await services.leads.views(viewer),
}))

export const action = officeAction('leads:read', viewIntents)

export default function LeadViews({ loaderData }: Route.ComponentProps) {
  return <ViewPage {...loaderData} />
}
