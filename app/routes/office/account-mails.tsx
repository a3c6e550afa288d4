import { MailChoicesScreen } from '#app/features/settings/mail-choices-screen.tsx'
import { mailChoiceIntents } from '#app/features/settings/setting-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/account-mails.ts'

export const loader = officeLoader('account:write', async ({ viewer, services }) => {
  const people = await services.emails.mailChoices(viewer)
  return { people: people.filter(({ isYou }) => isYou) }
})

export const action = officeAction(
  'account:write',
  mailChoiceIntents(({ viewer }) => viewer.id),
)

export default function AccountMails({ loaderData }: Route.ComponentProps) {
  return <MailChoicesScreen {...loaderData} />
}
