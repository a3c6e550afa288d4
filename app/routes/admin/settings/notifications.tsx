import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeMailChoices } from '#app/features/settings/change-mail-choices.ts'
import { MailChoicesScreen } from '#app/features/settings/mail-choices-screen.tsx'
import { NOT_SAVED } from '#app/features/settings/setting-words.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/notifications.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Notifications')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const { emails } = args.context.get(servicesContext)
  return { people: await orOutage(args, emails.mailChoices(viewer)) }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  return changeMailChoices(args, viewer, 'named')
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), NOT_SAVED)
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  return <MailChoicesScreen {...loaderData} result={actionData} />
}
