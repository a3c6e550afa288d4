import { Link, useFetcher } from 'react-router'
import { TickAll } from '#app/components/back-office/tick-all.tsx'
import type { EmailListItem, EmailList as Emails } from '#server/email/read-outbox.ts'
import { EmailFacts, StatusMark } from './email-facts.tsx'
import { filterNames, nameOf } from './email-words.ts'

type Props = Emails & {
  status: string | undefined
  /** The place in the list, where this is not its beginning. */
  before?: string | undefined
  /** The address of this list; a mail's own is below it. */
  base: string
  /** Whether dead letters can be sent again or seen to. */
  canChange?: boolean
}

/** The outbox, newest first. */
export function EmailList({ emails, older, status, before, base, canChange = false }: Props) {
  const hasBoxes = canChange && emails.some((email) => email.status === 'dead')
  const areSettled = status === 'settled'
  return (
    <>
      <nav aria-label="Which mails" className="mt-4 flex flex-wrap gap-2">
        <Choice to={base} chosen={status === undefined}>
          All
        </Choice>
        {Object.entries(filterNames).map(([key, name]) => (
          <Choice key={key} to={`${base}?status=${key}`} chosen={status === key}>
            {name}
          </Choice>
        ))}
      </nav>
      {emails.length === 0 ? (
        <p className="mt-6 text-muted">{emptyText(status)}</p>
      ) : hasBoxes ? (
        <ChangeForm areSettled={areSettled}>
          <Items emails={emails} base={base} hasBoxes />
        </ChangeForm>
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

type ChangeFormProps = {
  /** Somebody has seen to all that are shown. */
  areSettled: boolean
  children: React.ReactNode
}

const FORM = 'dead-letters'

/** Sends the dead letters again that are ticked, or says that somebody has seen to them. */
function ChangeForm({ areSettled, children }: ChangeFormProps) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form id={FORM} method="post" autoComplete="off">
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="submit"
          name="intent"
          value="resend"
          disabled={busy}
          className="admin-button admin-button-primary"
        >
          Send the ticked ones again
        </button>
        <button
          type="submit"
          name="intent"
          value={areSettled ? 'unsettle' : 'settle'}
          disabled={busy}
          className="admin-button"
        >
          {areSettled ? 'The ticked ones wait again' : 'The ticked ones are seen to'}
        </button>
        <TickAll form={FORM} />
      </div>
      {children}
    </fetcher.Form>
  )
}

type ItemsProps = { emails: EmailListItem[]; base: string; hasBoxes?: boolean }

function Items({ emails, base, hasBoxes = false }: ItemsProps) {
  return (
    <ul className="admin-card mt-4 divide-y divide-line">
      {emails.map((email) => (
        <li data-row="" key={email.id} className="flex gap-3 px-4 py-3">
          {hasBoxes ? <Tick email={email} /> : null}
          <Item email={email} base={base} />
        </li>
      ))}
    </ul>
  )
}

function Tick({ email }: { email: EmailListItem }) {
  if (email.status !== 'dead') return <span className="w-6 shrink-0" />
  return (
    <input
      // A tick is the browser's own: once the mail stands otherwise it begins anew.
      key={email.settledAt}
      type="checkbox"
      name="id"
      value={email.id}
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
          <StatusMark email={email} />
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

const emptyTexts: Record<keyof typeof filterNames, string> = {
  queued: 'Nothing waits to be sent.',
  sending: 'Nothing is being sent just now.',
  sent: 'Nothing was sent yet.',
  dead: 'Every mail reached its mail server, or was seen to. Nothing to do here.',
  settled: 'Nobody had to see to a mail yet.',
}

function emptyText(status: string | undefined): string {
  return emptyTexts[status as keyof typeof filterNames] ?? 'No mails yet. The first quote request brings two.'
}
