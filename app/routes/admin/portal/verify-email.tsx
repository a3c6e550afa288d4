import { redirect } from 'react-router'
import { servicesContext, visitContext } from '#app/context.ts'
import { answerRefusal, passRetryAfter } from '#app/features/accounts/answers.ts'
import { VerifyEmailScreen } from '#app/features/accounts/verify-email-screen.tsx'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/verify-email.ts'

export const headers = passRetryAfter

export async function loader({ request, context }: Route.LoaderArgs) {
  const { kind: mail } = await context.get(servicesContext).emails.state()
  return { isDone: new URL(request.url).searchParams.get('done') === 'verified', mail }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { addressKey } = context.get(visitContext)
  const visit = { form: await request.formData(), headers: request.headers, addressKey }
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const outcome = await context.get(servicesContext).accounts.verifyEmail(visit, token)
  return outcome.kind === 'refused'
    ? answerRefusal(outcome)
    : redirect(`${PORTAL_PATH}/verify-email?done=verified`, 303)
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyEmailScreen {...loaderData} refusal={actionData?.refusal} />
}
