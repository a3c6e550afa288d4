import { Link } from 'react-router'
import type { EmailListItem, EmailList as Emails } from '#server/email/read-outbox.ts'
import { EmailFacts, StatusMark } from './email-facts.tsx'
import { nameOf, type Status, statusNames } from './email-words.ts'

type Props = Emails & {
  status: string | undefined
  /** The address of this list; a mail's own is below it. */
  base: string
}

/** The outbox, newest first. */
export function EmailList({ emails, older, status, base }: Props) {
  return (
    <>
      <nav aria-label="Which mails" className="mt-4 flex flex-wrap gap-2">
        <Choice to={base} chosen={status === undefined}>
          All
        </Choice>
        {Object.entries(statusNames).map(([key, name]) => (
          <Choice key={key} to={`${base}?status=${key}`} chosen={status === key}>
            {name}
          </Choice>
        ))}
      </nav>
      {emails.length === 0 ? (
        <p className="mt-6 text-muted">{emptyText(status)}</p>
      ) : (
        <ul className="admin-card mt-4 divide-y divide-line">
          {emails.map((email) => (
            <Item key={email.id} email={email} base={base} />
          ))}
        </ul>
      )}
      {older && (
        <p className="mt-4">
          <Link className="admin-button" to={`${base}?${pageQuery(status, older)}`}>
            Older mails
          </Link>
        </p>
      )}
    </>
  )
}

function Item({ email, base }: { email: EmailListItem; base: string }) {
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 md:block">
        <Link className="admin-link inline-block min-h-6 font-semibold" to={`${base}/${email.id}`}>
          {nameOf(email)}
        </Link>
        <span className="md:ml-3">
          <StatusMark status={email.status} />
        </span>
        <p className="w-full min-w-0 break-words">{email.to ?? 'To the owner'}</p>
      </div>
      <EmailFacts email={email} />
    </li>
  )
}

function Choice({ to, chosen, children }: { to: string; chosen: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={chosen ? 'page' : undefined}
      className="admin-button aria-[current=page]:border-ink aria-[current=page]:bg-sunk aria-[current=page]:font-bold"
    >
      {children}
    </Link>
  )
}

function pageQuery(status: string | undefined, before: string): URLSearchParams {
  return new URLSearchParams({ ...(status ? { status } : {}), before })
}

const emptyTexts: Record<Status, string> = {
  queued: 'Nothing waits to be sent.',
  sending: 'Nothing is being sent just now.',
  sent: 'Nothing was sent yet.',
  dead: 'Every mail reached its mail server. Nothing to do here.',
}

function emptyText(status: string | undefined): string {
  return emptyTexts[status as Status] ?? 'No mails yet. The first quote request brings two.'
}
