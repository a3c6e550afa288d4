import { data } from 'react-router'
import { AccountScreen } from '#app/features/accounts/account-screen.tsx'
import {
  answerRefusal,
  orUnavailable,
  passRetryAfter,
  redirectWithCookies,
} from '#app/features/accounts/answers.ts'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { readForm } from '#app/lib/forms/read-form.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { officeMeta } from '#app/lib/office/office-page.ts'
import { requireViewer } from '#app/lib/office/require-viewer.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import type { Route } from './+types/account.ts'

export const meta = () => officeMeta('Account')
export const headers = passRetryAfter

export const loader = officeLoader('account:write', async ({ viewer, services: { accounts, emails } }) => ({
  account: { name: viewer.name, email: viewer.email, role: viewer.role },
  sessions: await accounts.listSessions(viewer),
  mail: (await emails.state()).kind,
}))

const titles: Record<string, string> = {
  'change-name': 'Name not changed',
  'change-email': 'E-mail address not changed',
  'change-password': 'Password not changed',
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const viewer = await requireViewer(context, request, 'account:write')
  const { accounts } = context.get(servicesContext)
  const form = await readForm(request)
  const { addressKey } = context.get(visitContext)
  const visit = { form, headers: request.headers, addressKey }
  const intent = String(form.get('intent') ?? '')
  const asked = { form, title: titles[intent] ?? 'Not signed out' }
  switch (intent) {
    case 'change-name':
      return answer('name', accounts.changeName(viewer, form))
    case 'change-email':
      return answer('email', accounts.askForNewEmail(viewer, visit))
    case 'change-password':
      return answer('password', accounts.changePassword(viewer, visit))
    case 'end-session':
      return answer('session', endSession(String(form.get('sessionId') ?? '')))
    case 'sign-out-everywhere': {
      const outcome = await orUnavailable(args, asked, accounts.signOutEverywhere(viewer))
      if ('problems' in outcome) return answerRefusal(outcome, intent)
      return redirectWithCookies(`${PORTAL_PATH}?done=signed-out`, outcome.cookies)
    }
    default:
      throw data('Nothing like that can be done here.', { status: 400 })
  }

  async function endSession(sessionId: string) {
    await accounts.endSession(viewer, sessionId)
    return { kind: 'ended' }
  }

  async function answer(done: string, work: Promise<{ kind: string } | FormRefusal>) {
    const outcome = await orUnavailable(args, asked, work)
    return 'problems' in outcome ? answerRefusal(outcome, intent) : data({ done })
  }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} result={actionData} />
}
