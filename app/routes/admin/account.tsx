import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { servicesContext, visitContext } from '#app/context.ts'
import { AccountScreen } from '#app/features/accounts/account-screen.tsx'
import { answerRefusal, passRetryAfter, redirectWithCookies } from '#app/features/accounts/answers.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/account.ts'

const ACCOUNT_PATH = '/del-admin-dashboard/account'

export const meta = () => adminMeta('Account')
export const headers = passRetryAfter

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request, 'account:write')
  const { accounts } = context.get(servicesContext)
  return {
    account: { name: viewer.name, email: viewer.email, role: viewer.role },
    sessions: await accounts.listSessions(viewer),
    done: new URL(request.url).searchParams.get('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request, 'account:write')
  const { accounts } = context.get(servicesContext)
  const form = await request.formData()
  switch (form.get('intent')) {
    case 'change-password': {
      const { addressKey } = context.get(visitContext)
      const outcome = await accounts.changePassword(viewer, { form, headers: request.headers, addressKey })
      return outcome.kind === 'refused'
        ? answerRefusal(outcome)
        : redirect(`${ACCOUNT_PATH}?done=password`, 303)
    }
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
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} refusal={actionData?.refusal} />
}
