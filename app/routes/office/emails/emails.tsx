import { emailIntents } from '#app/features/email/email-intents.ts'
import { EmailList, EmailTabs } from '#app/features/email/email-list.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { MailNotice } from '#app/office/mail-notice.tsx'
import { Page } from '#app/office/page.tsx'
import { readSearch } from '#domain/address-values.ts'
import type { Route } from './+types/emails.ts'

export const loader = officeLoader('emails:read', async ({ viewer, services, query }) => {
  const { emails, now } = services
  const status = query('status') ?? undefined
  const before = query('before') ?? undefined
  const search = readSearch(query('q') ?? '')
  return {
    mail: await emails.state(),
    waiting: await emails.countWaiting(viewer),
    dead: await emails.countDead(viewer),
    list: { status, before, search, now: now(), ...(await emails.list(viewer, { status, before, search })) },
  }
})

export const action = officeAction('emails:write', emailIntents)

export default function Emails({ loaderData: { mail, waiting, dead, list } }: Route.ComponentProps) {
  return (
    <Page title="E-mails" tabs={<EmailTabs status={list.status} search={list.search} dead={dead} />}>
      {mail.kind === 'working' ? null : (
        <div className="px-4 pb-2">
          <MailNotice mail={mail} waiting={waiting} now={list.now} />
        </div>
      )}
      <EmailList {...list} />
    </Page>
  )
}
