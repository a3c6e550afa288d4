import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { PortalTitle } from '#app/features/accounts/portal-frame.tsx'
import { BackToSignIn } from '#app/features/accounts/reset-screens.tsx'
import type { Route } from './+types/verify-email.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const outcome = await context.get(servicesContext).accounts.verifyEmail(token)
  return data({ outcome }, { status: outcome === 'verified' ? 200 : 410 })
}

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  return loaderData.outcome === 'verified' ? (
    <>
      <PortalTitle title="Your e-mail address is verified" />
      <p role="status">The owner has been told. You get a mail as soon as your account is approved.</p>
      <BackToSignIn />
    </>
  ) : (
    <>
      <PortalTitle title="This link does not work any more" />
      <p role="alert">It has expired, or you registered once more since. Register again to get a new one.</p>
      <BackToSignIn />
    </>
  )
}
