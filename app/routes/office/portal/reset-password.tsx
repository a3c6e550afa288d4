import {
  answerRefusal,
  orUnavailable,
  passRetryAfter,
  RESET_ERROR,
  redirectWithCookies,
} from '#app/features/accounts/answers.ts'
import { ResetPasswordScreen } from '#app/features/accounts/reset-screens.tsx'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/reset-password.ts'

export const headers = passRetryAfter

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { addressKey } = context.get(visitContext)
  const visit = { form: await request.formData(), headers: request.headers, addressKey }
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { accounts } = context.get(servicesContext)
  const asked = { form: visit.form, title: RESET_ERROR }
  const outcome = await orUnavailable(args, asked, accounts.resetPassword(visit, token))
  return outcome.kind === 'refused'
    ? answerRefusal(outcome)
    : redirectWithCookies(`${PORTAL_PATH}?done=reset`, outcome.cookies)
}

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  return <ResetPasswordScreen refusal={actionData?.refusal} />
}
