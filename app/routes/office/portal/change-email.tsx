import { data, redirect } from 'react-router'
import { ChangeEmailScreen } from '#app/features/accounts/change-email-screen.tsx'
import { servicesContext } from '#app/lib/context.ts'
import { reportOutage } from '#app/lib/report-outage.ts'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/change-email.ts'

export function loader({ request }: Route.LoaderArgs) {
  return { isDone: new URL(request.url).searchParams.get('done') === 'changed' }
}

// Not by looking at the link: mail programs do that too.
export async function action(args: Route.ActionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  try {
    const outcome = await args.context.get(servicesContext).accounts.confirmNewEmail(token)
    if (outcome === 'changed') return redirect(`${PORTAL_PATH}/change-email?done=changed`, 303)
    return data({ problem: 'spent' } as const, { status: 410 })
  } catch (error) {
    reportOutage(args, error)
    return data({ problem: 'unavailable' } as const, { status: 503 })
  }
}

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangeEmailScreen {...loaderData} problem={actionData?.problem} />
}
