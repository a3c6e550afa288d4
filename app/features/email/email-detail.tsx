import { Link, useFetcher } from 'react-router'
import type { EmailDetail as Email } from '#server/email/read-outbox.ts'
import { EmailFacts, StatusMark } from './email-facts.tsx'
import { nameOf } from './email-words.ts'

type Props = {
  email: Email
  base: string
  /** Whether a dead letter can be sent again or seen to here. */
  canChange: boolean
  /** What became of that. */
  children?: React.ReactNode
}

/** One mail: where it stands, and what it says. */
export function EmailDetail({ email, base, canChange, children }: Props) {
  return (
    <>
      <p>
        <Link to={base} className="admin-link inline-flex min-h-11 items-center">
          All mails
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <h1>{nameOf(email)}</h1>
        <StatusMark email={email} />
      </div>
      {children}
      <div className="admin-card mt-4 flex flex-wrap items-start justify-between gap-4 p-4">
        <EmailFacts email={email} />
        {canChange && email.status === 'dead' && <DeadLetterForm isSettled={email.settledAt !== undefined} />}
      </div>
      <dl className="mt-6 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <Fact name="To">{email.to ?? 'The owner'}</Fact>
        {email.replyTo && <Fact name="Answers go to">{email.replyTo}</Fact>}
        <Fact name="Subject">{email.rendered?.subject ?? 'unknown'}</Fact>
        <Fact name="Message-ID">{email.messageId}</Fact>
      </dl>
      {email.rendered ? (
        <>
          <p className="mt-6">
            <a
              href={`${base}/${email.id}/html`}
              target="_blank"
              rel="noreferrer"
              className="admin-button w-full sm:w-auto"
            >
              See it as mail programs show it (new tab)
            </a>
          </p>
          <h2 className="mt-6">As plain text</h2>
          <pre className="admin-card mt-2 max-w-3xl overflow-x-auto whitespace-pre-wrap break-words p-4 font-sans">
            {email.rendered.text}
          </pre>
        </>
      ) : (
        <p className="mt-6">This mail can’t be shown: its kind is unknown to this version of the site.</p>
      )}
    </>
  )
}

function DeadLetterForm({ isSettled }: { isSettled: boolean }) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" className="flex flex-wrap gap-2">
      <button
        type="submit"
        name="intent"
        value="resend"
        disabled={busy}
        className="admin-button admin-button-primary"
      >
        Send again
      </button>
      <button
        type="submit"
        name="intent"
        value={isSettled ? 'unsettle' : 'settle'}
        disabled={busy}
        className="admin-button"
      >
        {isSettled ? 'Not seen to after all' : 'Seen to'}
      </button>
    </fetcher.Form>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="mb-2 min-w-0 break-words sm:mb-0">
        <bdi>{children}</bdi>
      </dd>
    </>
  )
}
