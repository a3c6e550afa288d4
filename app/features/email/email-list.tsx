import { Link, useFetcher } from 'react-router'
import type { EmailListItem, EmailList as Emails } from '#server/email/read-outbox.ts'
import { EmailFacts, StatusMark } from './email-facts.tsx'
import { nameOf, type Status, statusNames } from './email-words.ts'

type Props = Emails & {
  status: string | undefined
  /** The place in the list, where this is not its beginning. */
  before?: string | undefined
  /** The address of this list; a mail's own is below it. */
  base: string
  /** Where dead letters can be sent again; `allChosen`: all that are shown are ticked. */
  resend?: { allChosen: boolean }
}

/** The outbox, newest first. */
export function EmailList({ emails, older, status, before, base, resend }: Props) {
  const canResend = resend !== undefined && emails.some((email) => email.status === 'dead')
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
      ) : canResend ? (
        <ResendForm
          // Ticks are the browser's own: other mails, or another wish, begin anew.
          key={`${resend.allChosen} ${emails.map(({ id, status }) => id + status).join()}`}
          chooseAll={resend.allChosen ? undefined : `${base}?${queryOf({ status, before, all: '' })}`}
        >
          <Items emails={emails} base={base} ticked={resend.allChosen} />
        </ResendForm>
      ) : (
        <Items emails={emails} base={base} />
      )}
      {before || older ? (
        <nav aria-label="Pages" className="mt-4 flex justify-between gap-3">
          {before ? (
            <Link className="admin-button" to={`${base}?${queryOf({ status })}`}>
              ← Newest mails
            </Link>
          ) : (
            <span />
          )}
          {older ? (
            <Link className="admin-button" to={`${base}?${queryOf({ status, before: older })}`}>
              Older mails →
            </Link>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

/** Sends the dead letters again that are ticked. */
function ResendForm({ chooseAll, children }: { chooseAll: string | undefined; children: React.ReactNode }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" autoComplete="off">
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="submit"
          disabled={fetcher.state !== 'idle'}
          className="admin-button admin-button-primary"
        >
          Send the ticked ones again
        </button>
        {chooseAll ? (
          <Link to={chooseAll} preventScrollReset className="admin-link inline-flex min-h-11 items-center">
            Tick all on this page
          </Link>
        ) : null}
      </div>
      {children}
    </fetcher.Form>
  )
}

type ItemsProps = { emails: EmailListItem[]; base: string; ticked?: boolean }

/** `ticked`: whether the boxes of dead letters begin so; without it there are no boxes. */
function Items({ emails, base, ticked }: ItemsProps) {
  return (
    <ul className="admin-card mt-4 divide-y divide-line">
      {emails.map((email) => (
        <li data-row="" key={email.id} className="flex gap-3 px-4 py-3">
          {ticked === undefined ? null : <Tick email={email} ticked={ticked} />}
          <Item email={email} base={base} />
        </li>
      ))}
    </ul>
  )
}

function Tick({ email, ticked }: { email: EmailListItem; ticked: boolean }) {
  if (email.status !== 'dead') return <span className="w-6 shrink-0" />
  return (
    <input
      type="checkbox"
      name="id"
      value={email.id}
      defaultChecked={ticked}
      aria-label={`${nameOf(email)}, ${email.to ?? 'to the owner'}`}
      className="size-6 shrink-0 accent-marigold"
    />
  )
}

function Item({ email, base }: { email: EmailListItem; base: string }) {
  return (
    <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
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
    </div>
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

function queryOf(values: Record<string, string | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
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
