import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { MailNotice } from '#app/components/back-office/mail-notice.tsx'
import { Notice } from '#app/components/back-office/notice.tsx'
import { servicesContext } from '#app/context.ts'
import { changeEmails } from '#app/features/email/change-emails.ts'
import { EmailList } from '#app/features/email/email-list.tsx'
import { EMAILS } from '#app/features/email/email-words.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/emails.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('E-mails')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'emails:read')
  const { searchParams } = new URL(request.url)
  const status = searchParams.get('status') ?? undefined
  const before = searchParams.get('before') ?? undefined
  const { emails, now } = context.get(servicesContext)
  return {
    mail: await orOutage(args, emails.state()),
    waiting: await orOutage(args, emails.countWaiting(viewer)),
    now: now(),
    list: { status, before, ...(await orOutage(args, emails.list(viewer, { status, before }))) },
  }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'emails:write')
  return changeEmails(args, viewer, await readForm(args.request))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'That could not be done')
}

export default function Emails({ loaderData, actionData }: Route.ComponentProps) {
  const { mail, waiting, now, list } = loaderData
  return (
    <>
      <h1>E-mails</h1>
      <p className="mt-1 max-w-prose text-muted">
        Every mail is written down here before it goes out, and tried again until it arrives.
      </p>
      <MailNotice mail={mail} waiting={waiting} now={now} />
      <Notice result={actionData} />
      <EmailList {...list} base={EMAILS} canChange />
    </>
  )
}
