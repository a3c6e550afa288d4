import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeOneWebhook } from '#app/features/webhooks/change-webhook.ts'
import { WebhookPage } from '#app/features/webhooks/webhook-page.tsx'
import { NOT_CHANGED, WEBHOOKS } from '#app/features/webhooks/webhook-result.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/webhook.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Webhook')

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'settings:write')
  const { searchParams } = new URL(request.url)
  const before = searchParams.get('before') ?? undefined
  const found = await orOutage(
    args,
    context.get(servicesContext).webhooks.get(viewer, { id: params.id, before }),
  )
  if (!found) throw data(null, { status: 404 })
  return { ...found, before }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  return changeOneWebhook(args, viewer, args.params.id, await readForm(args.request))
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const wish = (await request.clone().formData()).get('do')
  const result = await announce(() => serverAction(), NOT_CHANGED)
  // The page of the webhook is gone with it.
  if (wish === 'delete' && result.ok) throw redirect(WEBHOOKS)
  return result
}

export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  return <WebhookPage {...loaderData} result={actionData} />
}
