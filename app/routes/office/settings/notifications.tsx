import { MailChoicesScreen } from '#app/features/settings/mail-choices-screen.tsx'
import { mailChoiceIntents } from '#app/features/settings/setting-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/notifications.ts'

export const loader = officeLoader('settings:write', async ({ viewer, services }) => ({
  people: await services.emails.mailChoices(viewer),
}))

export const action = officeAction(
  'settings:write',
  mailChoiceIntents(({ input }) => input.item),
)

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <MailChoicesScreen {...loaderData} />
}
