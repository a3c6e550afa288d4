import { RetentionScreen } from '#app/features/settings/retention-screen.tsx'
import { retentionIntents } from '#app/features/settings/setting-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/retention.ts'

export const loader = officeLoader('settings:write', async ({ viewer, services: { settings } }) => ({
  retention: await settings.read(viewer, 'retention'),
}))

export const action = officeAction('settings:write', retentionIntents)

export default function RetentionPage({ loaderData }: Route.ComponentProps) {
  return <RetentionScreen {...loaderData} />
}
