import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeMailChoices } from '#app/features/settings/change-mail-choices.ts'
import { MailChoicesScreen } from '#app/features/settings/mail-choices-screen.tsx'
import { NOT_SAVED } from '#app/features/settings/setting-words.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/account-mails.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Your mails')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'account:write')
  const { emails } = args.context.get(servicesContext)
  const people = await orOutage(args, emails.mailChoices(viewer))
  return { people: people.filter(({ isYou }) => isYou) }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'account:write')
  return changeMailChoices(args, viewer, 'own')
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), NOT_SAVED)
}

export default function AccountMails({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid w-full max-w-3xl gap-4">
      <h1>Your mails</h1>
      <MailChoicesScreen {...loaderData} result={actionData} />
    </div>
  )
}
