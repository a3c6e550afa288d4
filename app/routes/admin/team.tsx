import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { doneAddress } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { UNAVAILABLE } from '#app/features/accounts/answers.ts'
import { TeamScreen } from '#app/features/accounts/team-screen.tsx'
import { readForm } from '#app/read-form.ts'
import { reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { TEAM_PATH } from '#domain/accounts/paths.ts'
import type { MembershipChange } from '#server/accounts/change-membership.ts'
import type { Route } from './+types/team.ts'

export const meta = () => adminMeta('Team')

/** What could not be done any more is seen by what they are now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request, 'team:manage')
  const { accounts, emails } = context.get(servicesContext)
  return {
    team: await accounts.listTeam(viewer),
    mail: (await emails.state()).kind,
    done: new URL(request.url).searchParams.get('done'),
  }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const viewer = await requireViewer(context, request, 'team:manage')
  const { accounts } = context.get(servicesContext)
  const form = await readForm(request)
  const userId = String(form.get('userId') ?? '')
  const wanted = form.get('change')
  const change = changes.find((known) => known === wanted)
  if (!change && wanted !== 'resend' && wanted !== 'link') {
    throw data('Nothing like that can be done here.', { status: 400 })
  }
  try {
    return await act()
  } catch (error) {
    reportOutage(args, error)
    return data({ message: UNAVAILABLE }, { status: 503 })
  }

  async function act() {
    if (wanted === 'link') {
      const link = await accounts.verificationLink(viewer, userId)
      return link.ok ? data({ link }) : data({ message: link.message }, { status: 409 })
    }
    const outcome = change
      ? await accounts.changeMembership(viewer, change, userId)
      : await accounts.resendVerification(viewer, userId)
    if (!outcome.ok) return data({ message: outcome.message }, { status: 409 })
    const { changeId } = outcome
    return redirect(doneAddress(TEAM_PATH, change ?? 'resend', changeId ? { changeId } : undefined), 303)
  }
}

const changes = ['approve', 'reject', 'suspend', 'reinstate', 'remove'] as const satisfies MembershipChange[]

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TeamScreen
      {...loaderData}
      problem={actionData && 'message' in actionData ? actionData.message : undefined}
      link={actionData && 'link' in actionData ? actionData.link : undefined}
    />
  )
}
