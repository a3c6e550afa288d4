import { teamIntents } from '#app/features/accounts/team-intents.ts'
import { TeamScreen } from '#app/features/accounts/team-screen.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/team.ts'

export const loader = officeLoader('team:manage', async ({ viewer, services: { accounts, emails } }) => ({
  team: await accounts.listTeam(viewer),
  invitations: await accounts.listInvitations(viewer),
  mail: (await emails.state()).kind,
}))

export const action = officeAction('team:manage', teamIntents)

export default function Team({ loaderData }: Route.ComponentProps) {
  return <TeamScreen {...loaderData} />
}
