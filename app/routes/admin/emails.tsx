import { adminMeta } from '#app/admin-page.ts'
import { MailNotice } from '#app/components/back-office/mail-notice.tsx'
import { emailIntents } from '#app/features/email/email-intents.ts'
import { EmailList } from '#app/features/email/email-list.tsx'
import { EMAILS } from '#app/features/email/email-words.ts'
import { officeAction } from '#app/lib/office-action.ts'
import { officeLoader } from '#app/lib/office-loader.ts'
import type { Route } from './+types/emails.ts'

export const meta = () => adminMeta('E-mails')

export const loader = officeLoader('emails:read', async ({ viewer, services, query }) => {
  const { emails, now } = services
  const status = query('status') ?? undefined
  const before = query('before') ?? undefined
  return {
    mail: await emails.state(),
    waiting: await emails.countWaiting(viewer),
    now: now(),
    list: { status, before, ...(await emails.list(viewer, { status, before })) },
  }
})

export const action = officeAction('emails:write', emailIntents)

export default function Emails({ loaderData: { mail, waiting, now, list } }: Route.ComponentProps) {
  return (
    <>
      <h1>E-mails</h1>
      <p className="mt-1 max-w-prose text-muted">
        Every mail is written down here before it goes out, and tried again until it arrives.
      </p>
      <MailNotice mail={mail} waiting={waiting} now={now} />
      <EmailList {...list} base={EMAILS} canChange />
    </>
  )
}
