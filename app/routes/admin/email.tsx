import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { EmailDetail } from '#app/features/email/email-detail.tsx'
import { requireViewer } from '#app/require-viewer.ts'
import { business } from '#content/business.ts'
import type { Route } from './+types/email.ts'

export const meta = () => [
  { title: `E-mail ${business.titleSuffix}` },
  { name: 'robots', content: 'noindex, nofollow' },
]

const base = '/del-admin-dashboard/emails'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request, 'emails:read')
  const email = await context.get(servicesContext).emails.get(viewer, params.id)
  if (!email) throw data(null, { status: 404 })
  return { email, resent: new URL(request.url).searchParams.has('resent') }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request, 'emails:write')
  const outcome = await context.get(servicesContext).emails.resend(viewer, params.id)
  if (outcome === 'not-found') throw data(null, { status: 404 })
  if (outcome === 'not-dead') return data({ outcome }, { status: 409 })
  return redirect(`${base}/${params.id}?resent`, 303)
}

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const { email, resent } = loaderData
  return <EmailDetail email={email} base={base} message={messageFor(actionData, resent)} canResend />
}

function messageFor(result: { outcome: 'not-dead' } | undefined, resent: boolean): string | undefined {
  if (result) return 'Nothing was changed: this mail is on its way or was sent already.'
  return resent ? 'The mail is in the queue again.' : undefined
}
