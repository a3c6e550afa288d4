import { securityIntents } from '#app/features/accounts/own-intents.ts'
import { SecurityScreen } from '#app/features/accounts/security/security-screen.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/security.ts'

export const loader = officeLoader('account:write', async ({ viewer, services: { accounts } }) => {
  const [twoFactor, passkeys] = await Promise.all([
    accounts.readTwoFactor(viewer),
    accounts.listPasskeys(viewer),
  ])
  return { twoFactor, passkeys: passkeys ?? null, isRequired: viewer.needsCode === true }
})

export const action = officeAction('account:write', securityIntents)

export default function Security({ loaderData }: Route.ComponentProps) {
  return <SecurityScreen {...loaderData} />
}
