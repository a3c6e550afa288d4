import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { ChangeEmailScreen } from '#app/features/accounts/change-email-screen.tsx'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/change-email.ts'

export function loader({ request }: Route.LoaderArgs) {
  return { isDone: new URL(request.url).searchParams.get('done') === 'changed' }
}

// Not by looking at the link: mail programs do that too.
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const outcome = await context.get(servicesContext).accounts.confirmNewEmail(token)
  return outcome === 'changed'
    ? redirect(`${PORTAL_PATH}/change-email?done=changed`, 303)
    : data({ isSpent: true }, { status: 410 })
}

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangeEmailScreen {...loaderData} isSpent={actionData?.isSpent === true} />
}
