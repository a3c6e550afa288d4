import { data } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { sayMail } from '#app/components/back-office/mail-words.ts'
import { servicesContext } from '#app/context.ts'
import { UNAVAILABLE } from '#app/features/accounts/answers.ts'
import { changeMember, type TeamResult, teamRefused } from '#app/features/accounts/change-member.ts'
import { TeamScreen } from '#app/features/accounts/team-screen.tsx'
import { readForm } from '#app/read-form.ts'
import { reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/team.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Team')

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request, 'team:manage')
  const { accounts, emails } = context.get(servicesContext)
  return { team: await accounts.listTeam(viewer), mail: (await emails.state()).kind }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const viewer = await requireViewer(context, request, 'team:manage')
  const { accounts, emails } = context.get(servicesContext)
  const form = await readForm(request)
  const userId = String(form.get('userId') ?? '')
  try {
    switch (form.get('change')) {
      case 'link': {
        const link = await accounts.verificationLink(viewer, userId)
        if (!link.ok) return teamRefused(409, link.message, true)
        return data<TeamResult>({ ok: true, message: 'The link is below', isSeen: true, link })
      }
      case 'resend': {
        const outcome = await accounts.resendVerification(viewer, userId)
        if (!outcome.ok) return teamRefused(409, outcome.message, true)
        const { kind: mail } = await emails.state()
        return data<TeamResult>({ ok: true, message: sayMail(mail, 'The link is on its way again') })
      }
      default:
        return await changeMember(args, viewer, form)
    }
  } catch (error) {
    reportOutage(args, error)
    return teamRefused(503, UNAVAILABLE)
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<TeamResult> {
  return announce(() => serverAction(), 'Nothing was changed')
}

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamScreen {...loaderData} result={actionData} />
}
