import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeWebhooks } from '#app/features/webhooks/change-webhook.ts'
import { WebhookForm } from '#app/features/webhooks/webhook-form.tsx'
import { WebhookList } from '#app/features/webhooks/webhook-list.tsx'
import { NOT_CHANGED } from '#app/features/webhooks/webhook-result.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/webhooks.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Webhooks')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const { webhooks } = args.context.get(servicesContext)
  return { webhooks: await orOutage(args, webhooks.list(viewer)) }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  return changeWebhooks(args, viewer, await readForm(args.request))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), NOT_CHANGED)
}

export default function Webhooks({ loaderData: { webhooks }, actionData }: Route.ComponentProps) {
  return (
    <>
      <WebhookList webhooks={webhooks} />
      <WebhookForm title="Add a webhook" button="Add" result={actionData} />
    </>
  )
}
