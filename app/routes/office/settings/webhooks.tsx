import { WebhookForm } from '#app/features/webhooks/webhook-form.tsx'
import { webhooksIntents } from '#app/features/webhooks/webhook-intents.ts'
import { WebhookList } from '#app/features/webhooks/webhook-list.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/webhooks.ts'

export const loader = officeLoader('settings:write', async ({ viewer, services }) => ({
  webhooks: await services.webhooks.list(viewer),
}))

export const action = officeAction('settings:write', webhooksIntents)

export default function Webhooks({ loaderData: { webhooks } }: Route.ComponentProps) {
  return (
    <>
      <WebhookList webhooks={webhooks} />
      <WebhookForm title="Add a webhook" button="Add webhook" />
    </>
  )
}
