import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { type ChangeResult, doneAddress } from '#app/components/back-office/change-result.ts'
import { Notice } from '#app/components/back-office/notice.tsx'
import { servicesContext } from '#app/context.ts'
import { EmailList } from '#app/features/email/email-list.tsx'
import { doneMessages, inQueueAgain, RESEND_FAILED } from '#app/features/email/email-words.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Route } from './+types/emails.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('E-mails')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'emails:read')
  const { searchParams } = new URL(request.url)
  const status = searchParams.get('status') ?? undefined
  const before = searchParams.get('before') ?? undefined
  const { emails } = context.get(servicesContext)
  return {
    canDeliver: emails.canDeliver,
    list: { status, before, ...(await orOutage(args, emails.list(viewer, { status, before }))) },
    allChosen: searchParams.has('all'),
    done: searchParams.get('done'),
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'emails:write')
  const ids = (await readForm(request)).getAll('id').map(String)
  if (ids.length === 0) return failed(400, 'Choose at least one mail.')
  let queued: number
  try {
    queued = await context.get(servicesContext).emails.resendSeveral(viewer, ids)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  if (queued === 0) return failed(409, 'They are on their way or were sent already.', true)
  if (wantsPage(request)) {
    const address = new URL(request.url)
    address.searchParams.delete('all')
    throw redirect(doneAddress(address.href, 'resent'), 303)
  }
  return data<ChangeResult>({ ok: true, message: inQueueAgain(queued) })
}

function failed(status: number, description: string, gone = false) {
  return data<ChangeResult>({ ok: false, message: RESEND_FAILED, description, gone }, { status })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), RESEND_FAILED)
}

export default function Emails({ loaderData, actionData }: Route.ComponentProps) {
  const { canDeliver, list, allChosen, done } = loaderData
  return (
    <>
      <h1>E-mails</h1>
      <p className="mt-1 max-w-prose text-muted">
        {canDeliver
          ? 'Every mail is written down here before it goes out, and tried again until it arrives.'
          : 'No mail server is set up, so mails gather here and go nowhere. Once one is set up, they are sent.'}
      </p>
      <Notice result={actionData} done={done === null ? undefined : doneMessages[done]} />
      <EmailList {...list} base="/del-admin-dashboard/emails" resend={{ allChosen }} />
    </>
  )
}
