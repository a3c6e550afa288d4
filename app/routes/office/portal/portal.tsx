import { redirect } from 'react-router'
import {
  answerRefusal,
  passRetryAfter,
  redirectWithCookies,
  submitForm,
  UNEXPECTED_ERROR,
} from '#app/features/accounts/answers.ts'
import { announceSessionChange } from '#app/features/accounts/auth-provider.tsx'
import { ClaimScreen } from '#app/features/accounts/claim-screen.tsx'
import { CodeScreen } from '#app/features/accounts/code-screen.tsx'
import { InvitedScreen } from '#app/features/accounts/invited-screen.tsx'
import { nextPath } from '#app/features/accounts/next-path.ts'
import { PortalScreen } from '#app/features/accounts/portal-screen.tsx'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { orInstead } from '#app/lib/report-outage.ts'
import { showToast } from '#app/ui/site/toasts.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import { isTeam } from '#domain/accounts/permissions.ts'
import type { SignIn } from '#server/accounts/sign-in/sign-in.ts'
import type { Route } from './+types/portal.ts'

/** The address tells what is shown and what is sent: the owner link, an invitation, the registration, or signing in. */
function readAddress(request: Request) {
  const query = new URL(request.url).searchParams
  const claim = query.get('claim')
  const invitation = query.get('invite')
  const next = query.get('next')
  const view =
    claim !== null
      ? 'claim'
      : invitation !== null
        ? 'invitation'
        : query.get('tab') === 'register'
          ? 'register'
          : query.has('code')
            ? 'code'
            : 'sign-in'
  return { view, token: claim ?? invitation ?? '', next, done: query.get('done') } as const
}

const titles = {
  'sign-in': 'Sign In Error',
  code: 'Sign In Error',
  register: 'Sign Up Error',
  claim: 'Owner link',
  invitation: 'Invitation',
}

export const headers = passRetryAfter

// The form must come back filled in while the database is down, so nothing here depends on it.
export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const { view, token, next, done } = readAddress(request)
  const { accounts, emails } = context.get(servicesContext)
  if (view === 'claim') {
    const link = await orInstead(args, accounts.readOwnerLink(token), { email: null, name: null })
    return { view, link: link ?? null }
  }
  if (view === 'invitation') {
    const email = await orInstead(args, accounts.readInvitation(token), 'your e-mail address')
    return { view, email }
  }
  if (view === 'code') {
    const isTyped = await orInstead(args, accounts.isInSecondStep(request.headers), true)
    if (!isTyped) throw redirect(portalAddress({ next }))
    return { view }
  }
  const viewer = await orInstead(args, context.get(visitContext).viewer(), undefined)
  const outsider = viewer ? { email: viewer.email, isSuspended: viewer.status === 'suspended' } : null
  if (isTeam(viewer)) throw redirect(nextPath(next))
  const { kind: mail } = await orInstead(args, emails.state(), { kind: 'working' as const })
  return { view, next, done, mail, outsider, hasPasskeys: accounts.hasPasskeys }
}

export async function action(args: Route.ActionArgs) {
  const { view, token, next } = readAddress(args.request)
  const outcome = await submitForm<SignIn | { kind: 'registered' }>(args, titles[view], (accounts, visit) => {
    if (view === 'register') return accounts.register(visit)
    if (view === 'claim') return accounts.claimOwnership(visit, token)
    if (view === 'invitation') return accounts.acceptInvitation(visit, token)
    if (view === 'code') return accounts.finishSecondStep(visit)
    const isPasskey = visit.form.get('intent') === 'passkey'
    return isPasskey ? accounts.signInByPasskey(visit) : accounts.signIn(visit)
  })
  if (outcome.kind === 'refused') return answerRefusal(outcome)
  if (outcome.kind === 'registered') return redirect(`${PORTAL_PATH}?tab=register&done=registered`, 303)
  const goesTo = outcome.kind === 'second-step' ? portalAddress({ code: '', next }) : nextPath(next)
  return redirectWithCookies(goesTo, outcome.cookies)
}

function portalAddress(query: Record<string, string | null>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null)
  return given.length === 0 ? PORTAL_PATH : `${PORTAL_PATH}?${new URLSearchParams(given)}`
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { view } = readAddress(request)
  try {
    return await serverAction()
  } catch (thrown) {
    if (!(thrown instanceof Response)) {
      const refusal = {
        kind: 'refused',
        status: 400,
        title: titles[view],
        message: UNEXPECTED_ERROR,
      } as const
      return { refusal: { ...refusal, problems: {}, values: {} } }
    }
    const isIn = !thrown.headers.get('location')?.startsWith(PORTAL_PATH)
    if (view !== 'register' && isIn) {
      showToast({ title: view === 'invitation' ? 'Welcome to the team' : 'Welcome back!', tone: 'success' })
      announceSessionChange()
    }
    throw thrown
  }
}

export default function Portal({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal
  if (loaderData.view === 'code') return <CodeScreen refusal={refusal} />
  if (loaderData.view === 'invitation') return <InvitedScreen email={loaderData.email} refusal={refusal} />
  return loaderData.view === 'claim' ? (
    <ClaimScreen link={loaderData.link} refusal={refusal} />
  ) : (
    <PortalScreen {...loaderData} refusal={refusal} />
  )
}
