import {
  answerRefusal,
  passRetryAfter,
  redirectWithCookies,
  submitForm,
} from '#app/features/accounts/answers.ts'
import { ResetPasswordScreen } from '#app/features/accounts/reset-screens.tsx'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/reset-password.ts'

export const headers = passRetryAfter

export async function action(args: Route.ActionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const outcome = await submitForm(args, 'Password Reset Error', (accounts, visit) =>
    accounts.resetPassword(visit, token),
  )
  return outcome.kind === 'refused'
    ? answerRefusal(outcome)
    : redirectWithCookies(`${PORTAL_PATH}?done=reset`, outcome.cookies)
}

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  return <ResetPasswordScreen refusal={actionData?.refusal} />
}
