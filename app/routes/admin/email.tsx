import { data } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { Notice } from '#app/components/back-office/notice.tsx'
import { servicesContext } from '#app/context.ts'
import { isSettling, settleEmails } from '#app/features/email/change-emails.ts'
import { EmailDetail } from '#app/features/email/email-detail.tsx'
import { EMAILS, inQueueAgain, RESEND_FAILED } from '#app/features/email/email-words.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { ResendOutcome } from '#server/email/resend-email.ts'
import type { Route } from './+types/email.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('E-mail')

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'emails:read')
  const email = await orOutage(args, context.get(servicesContext).emails.get(viewer, params.id))
  if (!email) throw data(null, { status: 404 })
  return { email }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'emails:write')
  const intent = (await readForm(request)).get('intent')
  if (isSettling(intent)) return settleEmails(args, viewer, [params.id], intent)
  let outcome: ResendOutcome
  try {
    outcome = await context.get(servicesContext).emails.resend(viewer, params.id)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  if (outcome === 'not-found') return failed(404, 'This mail is not there any more.', true)
  if (outcome === 'not-dead') return failed(409, 'It is on its way or was sent already.', true)
  return data<ChangeResult>({ ok: true, message: inQueueAgain(1) })
}

function failed(status: number, description: string, gone = false) {
  return data<ChangeResult>({ ok: false, message: RESEND_FAILED, description, gone }, { status })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'That could not be done')
}

export default function Email({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return (
    <EmailDetail email={email} base={EMAILS} canChange>
      <Notice result={actionData} />
    </EmailDetail>
  )
}
