import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { servicesContext, visitContext } from '#app/context.ts'
import { AccountScreen } from '#app/features/accounts/account-screen.tsx'
import { answerRefusal, passRetryAfter, redirectWithCookies } from '#app/features/accounts/answers.ts'
import { readForm } from '#app/read-form.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import type { Route } from './+types/account.ts'

const ACCOUNT_PATH = '/del-admin-dashboard/account'

export const meta = () => adminMeta('Account')
export const headers = passRetryAfter

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request, 'account:write')
  const { accounts, emails } = context.get(servicesContext)
  return {
    account: { name: viewer.name, email: viewer.email, role: viewer.role },
    sessions: await accounts.listSessions(viewer),
    mail: (await emails.state()).kind,
    done: new URL(request.url).searchParams.get('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request, 'account:write')
  const { accounts } = context.get(servicesContext)
  const form = await readForm(request)
  const { addressKey } = context.get(visitContext)
  const visit = { form, headers: request.headers, addressKey }
  const intent = String(form.get('intent') ?? '')
  switch (intent) {
    case 'change-name':
      return answer('name', await accounts.changeName(viewer, form))
    case 'change-email':
      return answer('email', await accounts.askForNewEmail(viewer, visit))
    case 'change-password':
      return answer('password', await accounts.changePassword(viewer, visit))
    case 'end-session':
      await accounts.endSession(viewer, String(form.get('sessionId') ?? ''))
      return redirect(`${ACCOUNT_PATH}?done=session`, 303)
    case 'sign-out-everywhere': {
      const { cookies } = await accounts.signOutEverywhere(viewer)
      return redirectWithCookies(`${PORTAL_PATH}?done=signed-out`, cookies)
    }
    default:
      throw data('Nothing like that can be done here.', { status: 400 })
  }

  function answer(done: string, outcome: { kind: string } | FormRefusal) {
    if (!('problems' in outcome)) return redirect(`${ACCOUNT_PATH}?done=${done}`, 303)
    return answerRefusal(outcome, intent)
  }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} refused={actionData} />
}
