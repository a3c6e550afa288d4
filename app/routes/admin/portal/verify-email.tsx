import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { PortalTitle } from '#app/features/accounts/portal-frame.tsx'
import { BackToSignIn } from '#app/features/accounts/reset-screens.tsx'
import type { Route } from './+types/verify-email.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { accounts, emails } = context.get(servicesContext)
  const outcome = await accounts.verifyEmail(token)
  const { kind: mail } = await emails.state()
  return data({ outcome, mail }, { status: outcome === 'verified' ? 200 : 410 })
}

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  return loaderData.outcome === 'verified' ? (
    <>
      <PortalTitle title="Your e-mail address is verified" />
      <p role="status">
        {loaderData.mail === 'working'
          ? 'The owner has been told. You get a mail as soon as your account is approved.'
          : 'The owner can approve your account now. No mail can be sent at the moment: ask the owner, then sign in.'}
      </p>
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
