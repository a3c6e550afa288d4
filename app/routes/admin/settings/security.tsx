import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeSetting } from '#app/features/settings/change-setting.ts'
import { SecurityScreen } from '#app/features/settings/security-screen.tsx'
import { NOT_SAVED } from '#app/features/settings/setting-words.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/security.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Signing in')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const { settings } = args.context.get(servicesContext)
  return { security: await orOutage(args, settings.read(viewer, 'security')) }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const form = await readForm(args.request)
  const input = { requireCodes: form.has('requireCodes') }
  return changeSetting(args, viewer, { form, key: 'security', input })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), NOT_SAVED)
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityScreen {...loaderData} result={actionData} />
}
