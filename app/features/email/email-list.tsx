import { Link, useFetcher } from 'react-router'
import { tickingOnly, useSeenTicked } from '#app/components/back-office/use-seen-ticked.ts'
import type { EmailListItem, EmailList as Emails } from '#server/email/read-outbox.ts'
import { EmailFacts, StatusMark } from './email-facts.tsx'
import { filterNames, nameOf } from './email-words.ts'

type Props = Emails & {
  status: string | undefined
  /** The place in the list, where this is not its beginning. */
  before?: string | undefined
  /** The address of this list; a mail's own is below it. */
  base: string
  /** Where dead letters can be sent again or seen to; `allChosen`: all that wait are ticked. */
  change?: { allChosen: boolean }
}

/** The outbox, newest first. */
export function EmailList({ emails, older, status, before, base, change }: Props) {
  const canChange = change !== undefined && emails.some((email) => email.status === 'dead')
  const areSettled = status === 'settled'
  const waiting = emails.filter((email) => email.status === 'dead' && !email.settledAt).map(({ id }) => id)
  const seenTicked = useSeenTicked(change?.allChosen ?? false, waiting)
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
      ) : canChange ? (
        <ChangeForm
          chooseAll={
            change.allChosen || areSettled ? undefined : `${base}?${queryOf({ status, before, all: '' })}`
          }
          waiting={waiting}
          areSettled={areSettled}
        >
          <Items emails={emails} base={base} seenTicked={seenTicked} />
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
  /** Where all that wait are ticked. */
  chooseAll: string | undefined
  waiting: string[]
  /** Somebody has seen to all that are shown. */
  areSettled: boolean
  children: React.ReactNode
}

/** Sends the dead letters again that are ticked, or says that somebody has seen to them. */
function ChangeForm({ chooseAll, waiting, areSettled, children }: ChangeFormProps) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" autoComplete="off">
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
        {chooseAll ? (
          <Link
            to={chooseAll}
            state={tickingOnly(waiting)}
            preventScrollReset
            className="admin-link inline-flex min-h-11 items-center"
          >
            Tick all on this page
          </Link>
        ) : null}
      </div>
      {children}
    </fetcher.Form>
  )
}

type ItemsProps = { emails: EmailListItem[]; base: string; seenTicked?: ReadonlySet<string> }

/** `seenTicked`: whose boxes begin ticked; without it there are no boxes. */
function Items({ emails, base, seenTicked }: ItemsProps) {
  return (
    <ul className="admin-card mt-4 divide-y divide-line">
      {emails.map((email) => (
        <li data-row="" key={email.id} className="flex gap-3 px-4 py-3">
          {seenTicked ? <Tick email={email} isTicked={seenTicked.has(email.id)} /> : null}
          <Item email={email} base={base} />
        </li>
      ))}
    </ul>
  )
}

function Tick({ email, isTicked }: { email: EmailListItem; isTicked: boolean }) {
  if (email.status !== 'dead') return <span className="w-6 shrink-0" />
  return (
    <input
      // A tick is the browser's own: once the mail stands otherwise, or all are ticked, it begins anew.
      key={`${email.settledAt} ${isTicked}`}
      type="checkbox"
      name="id"
      value={email.id}
      defaultChecked={isTicked}
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
