import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { VerifyEmailScreen } from '#app/features/accounts/verify-email-screen.tsx'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/verify-email.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { kind: mail } = await context.get(servicesContext).emails.state()
  return { isDone: new URL(request.url).searchParams.get('done') === 'verified', mail }
}

// Not by looking at the link: mail programs do that too.
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const outcome = await context.get(servicesContext).accounts.verifyEmail(token)
  return outcome === 'verified'
    ? redirect(`${PORTAL_PATH}/verify-email?done=verified`, 303)
    : data({ isSpent: true }, { status: 410 })
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyEmailScreen {...loaderData} isSpent={actionData?.isSpent === true} />
}
