import { webhookIntents } from '#app/features/webhooks/webhook-intents.ts'
import { WebhookPage } from '#app/features/webhooks/webhook-page.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/webhook.ts'

export const loader = officeLoader('settings:write', ({ viewer, services, id }) =>
  services.webhooks.get(viewer, id),
)

export const action = officeAction('settings:write', webhookIntents)

export default function Webhook({ loaderData }: Route.ComponentProps) {
  return <WebhookPage {...loaderData} />
}
