import { data } from 'react-router'
import { webhookIntents } from '#app/features/webhooks/webhook-intents.ts'
import { WebhookPage } from '#app/features/webhooks/webhook-page.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { type OfficeLoad, officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/webhook.ts'

export const loader = officeLoader('settings:write', async (load: OfficeLoad<Route.LoaderArgs>) => {
  const found = await load.services.webhooks.get(load.viewer, load.params.id)
  if (!found) throw data(null, { status: 404 })
  return found
})

export const action = officeAction('settings:write', webhookIntents)

export default function Webhook({ loaderData }: Route.ComponentProps) {
  return <WebhookPage {...loaderData} />
}
