import { redirect } from 'react-router'
import { servicesContext, visitContext } from '#app/context.ts'
import { answerRefusal, passRetryAfter } from '#app/features/accounts/answers.ts'
import { ForgotPasswordScreen } from '#app/features/accounts/reset-screens.tsx'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/forgot-password.ts'

export const headers = passRetryAfter

export async function loader({ request, context }: Route.LoaderArgs) {
  const { kind: mail } = await context.get(servicesContext).emails.state()
  return { mail, isSent: new URL(request.url).searchParams.has('sent') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { addressKey } = context.get(visitContext)
  const outcome = await context.get(servicesContext).accounts.requestPasswordReset({
    form: await request.formData(),
    headers: request.headers,
    addressKey,
  })
  return outcome.kind === 'refused'
    ? answerRefusal(outcome)
    : redirect(`${PORTAL_PATH}/forgot-password?sent=1`, 303)
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPasswordScreen {...loaderData} refusal={actionData?.refusal} />
}
