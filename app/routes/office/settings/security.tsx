import { SecurityScreen } from '#app/features/settings/security-screen.tsx'
import { securityIntents } from '#app/features/settings/setting-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/security.ts'

export const loader = officeLoader('settings:write', async ({ viewer, services }) => ({
  security: await services.settings.read(viewer, 'security'),
}))

export const action = officeAction('settings:write', securityIntents)

export default function Security({ loaderData }: Route.ComponentProps) {
  return <SecurityScreen {...loaderData} />
}
