import { EmailRulesScreen } from '#app/features/settings/email-rules-screen.tsx'
import { emailRuleIntents } from '#app/features/settings/setting-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/email-rules.ts'

export const loader = officeLoader('settings:write', async ({ viewer, services: { settings } }) => {
  const [blocked, headless] = await Promise.all([
    settings.read(viewer, 'emails.blocked'),
    settings.read(viewer, 'emails.block_headless'),
  ])
  return { blocked, headless }
})

export const action = officeAction('settings:write', emailRuleIntents)

export default function EmailRules({ loaderData }: Route.ComponentProps) {
  return <EmailRulesScreen {...loaderData} />
}
