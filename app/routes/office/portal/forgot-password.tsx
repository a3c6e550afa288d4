import { redirect } from 'react-router'
import { answerRefusal, passRetryAfter, submitForm } from '#app/features/accounts/answers.ts'
import { ForgotPasswordScreen } from '#app/features/accounts/reset-screens.tsx'
import { servicesContext } from '#app/lib/context.ts'
import { orInstead } from '#app/lib/report-outage.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/forgot-password.ts'

export const headers = passRetryAfter

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const state = context.get(servicesContext).emails.state()
  const { kind: mail } = await orInstead(args, state, { kind: 'working' as const })
  return { isMailWorking: mail === 'working', isSent: new URL(request.url).searchParams.has('sent') }
}

export async function action(args: Route.ActionArgs) {
  const outcome = await submitForm(args, 'Password Reset Error', (accounts, visit) =>
    accounts.requestPasswordReset(visit),
  )
  return outcome.kind === 'refused'
    ? answerRefusal(outcome)
    : redirect(`${PORTAL_PATH}/forgot-password?sent=1`, 303)
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPasswordScreen {...loaderData} refusal={actionData?.refusal} />
}
