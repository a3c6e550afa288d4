import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeSetting } from '#app/features/settings/change-setting.ts'
import { LinksScreen } from '#app/features/settings/links-screen.tsx'
import { readLinksForm } from '#app/features/settings/read-links-form.ts'
import { NOT_SAVED } from '#app/features/settings/setting-words.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/links.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Website')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const { settings } = args.context.get(servicesContext)
  return {
    links: await orOutage(args, settings.read(viewer, 'site.links')),
    configured: settings.configuredLinks(viewer),
  }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const form = await readForm(args.request)
  return changeSetting(args, viewer, { form, key: 'site.links', input: readLinksForm(form) })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), NOT_SAVED)
}

export default function Links({ loaderData, actionData }: Route.ComponentProps) {
  return <LinksScreen {...loaderData} result={actionData} />
}
