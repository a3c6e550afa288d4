import { redirect } from 'react-router'
import { answerRefusal, passRetryAfter, submitForm } from '#app/features/accounts/answers.ts'
import { VerifyEmailScreen } from '#app/features/accounts/verify-email-screen.tsx'
import { servicesContext } from '#app/lib/context.ts'
import { orInstead } from '#app/lib/report-outage.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/verify-email.ts'

export const headers = passRetryAfter

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const state = context.get(servicesContext).emails.state()
  const { kind: mail } = await orInstead(args, state, { kind: 'working' as const })
  return { isDone: new URL(request.url).searchParams.get('done') === 'verified', mail }
}

export async function action(args: Route.ActionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const outcome = await submitForm(args, 'E-mail address not verified', (accounts, visit) =>
    accounts.verifyEmail(visit, token),
  )
  return outcome.kind === 'refused'
    ? answerRefusal(outcome)
    : redirect(`${PORTAL_PATH}/verify-email?done=verified`, 303)
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyEmailScreen {...loaderData} refusal={actionData?.refusal} />
}
