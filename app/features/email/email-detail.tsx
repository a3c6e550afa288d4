import { Check, ExternalLink, RotateCw, Undo2 } from 'lucide-react'
import { useFetcher } from 'react-router'
import { nameOfMail } from '#app/office/mail-words.ts'
import { Page } from '#app/office/page.tsx'
import { When } from '#app/office/when.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { EmailDetail as Email } from '#server/email/read-outbox.ts'
import { EmailStatus } from './email-status.tsx'
import { EMAILS, subjectOf, toOf } from './email-words.ts'

/** One mail: what it says, and what became of it. */
export function EmailDetail({ email }: { email: Email }) {
  return (
    <Page
      title={subjectOf(email)}
      back={{ to: EMAILS, label: 'Back to e-mails' }}
      actions={email.status === 'dead' ? <Actions email={email} /> : null}
    >
      <div className="page-body grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title="Message" actions={email.rendered ? <HtmlLink email={email} /> : null}>
          {email.rendered ? (
            <pre className="whitespace-pre-wrap font-sans text-sm [overflow-wrap:anywhere]">
              {email.rendered.text}
            </pre>
          ) : (
            <p className="text-muted">This version of the site cannot show this kind of e-mail.</p>
          )}
        </Card>
        <Card title="Delivery" actions={<EmailStatus email={email} isPill />}>
          <EmailFacts email={email} />
        </Card>
      </div>
    </Page>
  )
}

function EmailFacts({ email }: { email: Email }) {
  const time = (at: string | undefined) => at && <When at={at} isFirst />
  const { lead, attempts, nextAttemptAt, createdAt } = email
  const isPlanned = nextAttemptAt !== undefined && nextAttemptAt > createdAt
  return (
    <Facts
      facts={[
        [
          'Lead',
          lead && (
            <TextLink key="lead" to={`/del-admin-dashboard/leads/${lead.id}`}>
              {lead.name}
            </TextLink>
          ),
        ],
        ['To', <bdi key="to">{toOf(email)}</bdi>],
        ['Reply to', email.replyTo],
        ['Kind', nameOfMail(email.template)],
        [attempts > 0 ? 'Next attempt' : 'Planned for', isPlanned && time(nextAttemptAt)],
        ['Sent', time(email.sentAt)],
        ['Written', time(createdAt)],
        ['Marked done', time(email.settledAt)],
        ['Attempts', `${attempts}`],
        [email.status === 'sent' ? 'Answer of the server' : 'Last error', email.lastError],
        [
          'Message-ID',
          <span key="message-id" className="text-muted text-xs">
            {email.messageId}
          </span>,
        ],
      ]}
    />
  )
}

function HtmlLink({ email }: { email: Email }) {
  return (
    <ButtonLink
      to={`${EMAILS}/${email.id}/html`}
      reloadDocument
      target="_blank"
      rel="noreferrer"
      variant="quiet"
      size="small"
      icon={ExternalLink}
    >
      Formatted (new tab)
    </ButtonLink>
  )
}

function Actions({ email: { id, settledAt } }: { email: Email }) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" className="flex gap-2">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={settledAt ? 'unsettle' : 'settle'}
        disabled={busy}
        icon={settledAt ? Undo2 : Check}
      >
        {settledAt ? 'Mark not done' : 'Mark done'}
      </Button>
      <Button type="submit" name="intent" value="resend" disabled={busy} variant="primary" icon={RotateCw}>
        Send again
      </Button>
    </fetcher.Form>
  )
}
