import { AccountScreen } from '#app/features/accounts/account-screen.tsx'
import { accountIntents } from '#app/features/accounts/own-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/account.ts'

export const loader = officeLoader('account:write', async ({ viewer, services: { accounts, emails } }) => ({
  account: { name: viewer.name, email: viewer.email, role: viewer.role },
  sessions: await accounts.listSessions(viewer),
  isMailWorking: (await emails.state()).kind === 'working',
}))

export const action = officeAction('account:write', accountIntents)

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} />
}
