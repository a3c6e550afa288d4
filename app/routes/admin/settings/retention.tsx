import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeSetting } from '#app/features/settings/change-setting.ts'
import { RetentionScreen } from '#app/features/settings/retention-screen.tsx'
import { NOT_SAVED } from '#app/features/settings/setting-words.ts'
import { readForm } from '#app/read-form.ts'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { defaultRetention } from '#domain/settings/retention.ts'
import type { Route } from './+types/retention.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('What is kept')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const { settings } = args.context.get(servicesContext)
  const [retention, outdated] = await Promise.all([
    orOutage(args, settings.read(viewer, 'retention')),
    orInstead(args, settings.countOutdated(viewer), null),
  ])
  return { retention, outdated }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const form = await readForm(args.request)
  const input = Object.fromEntries(
    Object.keys(defaultRetention).map((part) => {
      const typed = String(form.get(part) ?? '').trim()
      return [part, typed === '' ? null : Number(typed)]
    }),
  )
  return changeSetting(args, viewer, { form, key: 'retention', input })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), NOT_SAVED)
}

export default function RetentionPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RetentionScreen {...loaderData} result={actionData} />
}
