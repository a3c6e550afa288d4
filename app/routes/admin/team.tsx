import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { servicesContext } from '#app/context.ts'
import { TeamScreen } from '#app/features/accounts/team-screen.tsx'
import { requireViewer } from '#app/require-viewer.ts'
import type { MembershipChange } from '#server/accounts/change-membership.ts'
import type { Route } from './+types/team.ts'

export const meta = () => adminMeta('Team')

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request, 'team:manage')
  return {
    team: await context.get(servicesContext).accounts.listTeam(viewer),
    done: new URL(request.url).searchParams.get('done'),
  }
}

const changes = ['approve', 'reject', 'suspend', 'reinstate'] as const satisfies MembershipChange[]

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request, 'team:manage')
  const form = await request.formData()
  const change = changes.find((known) => known === form.get('change'))
  if (!change) throw data('Nothing like that can be done here.', { status: 400 })
  const outcome = await context
    .get(servicesContext)
    .accounts.changeMembership(viewer, change, String(form.get('userId') ?? ''))
  return outcome.ok
    ? redirect(`/del-admin-dashboard/team?done=${change}`, 303)
    : data({ message: outcome.message }, { status: 409 })
}

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamScreen {...loaderData} problem={actionData?.message} />
}
