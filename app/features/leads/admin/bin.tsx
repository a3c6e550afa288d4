import { Form, Link, useNavigation } from 'react-router'
import { useKeptFocus } from '#app/components/back-office/use-kept-focus.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { DeletedLead } from '#server/leads/bin/list-bin.ts'

type Props = {
  leads: DeletedLead[]
  total: number
  /** How long they are kept. */
  days: number
  older: string | undefined
  isFirst: boolean
}

const BIN = '/del-admin-dashboard/leads/bin'
const counted = new Intl.NumberFormat('en-IN')

/** The deleted leads, to be brought back or thrown away for good. */
export function Bin({ leads, total, days, older, isFirst }: Props) {
  const heading = useKeptFocus(total, (before, now) => now < before)
  return (
    <>
      <Link to="/del-admin-dashboard/leads" className="admin-link inline-flex min-h-11 items-center">
        All leads
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          Bin
        </h1>
        {total > 0 ? <EmptyBin total={total} newest={leads[0]?.deleted_at ?? ''} isFirst={isFirst} /> : null}
      </div>
      <p className="mt-1 max-w-prose text-muted">
        Deleted leads stay here for {days === 1 ? 'a day' : `${days} days`} with everything that was theirs.
        Their e-mails don’t go out, and the times of their demos are free.
      </p>
      {leads.length === 0 ? (
        <p className="admin-card mt-4 p-8 text-center">{isFirst ? 'The bin is empty.' : 'No older ones.'}</p>
      ) : (
        <ul className="admin-card mt-4 divide-y divide-line">
          {leads.map((lead) => (
            <Deleted key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
      <Pagination
        newer={isFirst ? undefined : BIN}
        older={older && `${BIN}?${new URLSearchParams({ after: older })}`}
      />
    </>
  )
}

function Deleted({ lead }: { lead: DeletedLead }) {
  const { id, name, company, email, phone, merged_into, deleted_by, deleted_at } = lead
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <h2 className="text-base">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-muted text-sm">{[company, email, phone].filter(Boolean).join(' · ')}</p>
        <p className="text-muted text-sm">
          {merged_into ? (
            <>
              Merged into{' '}
              <Link to={`/del-admin-dashboard/leads/${merged_into}`} className="admin-link">
                another lead
              </Link>
            </>
          ) : (
            'Deleted'
          )}{' '}
          by {deleted_by}, <time dateTime={deleted_at}>{formatDayAndTime(deleted_at)}</time>
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Answer intent="restore" id={id} label={merged_into ? 'Separate again' : 'Restore'} about={name} />
        <details>
          <summary className="admin-button admin-button-danger" aria-label={`Delete for good…: ${name}`}>
            Delete for good…
          </summary>
          <p className="my-2 max-w-56 text-sm">
            {merged_into
              ? 'What was moved stays with the other lead. They can’t be separated any more.'
              : 'Nobody can bring it back after that.'}
          </p>
          <Answer intent="purge" id={id} label="Delete for good" about={name} isDanger />
        </details>
      </div>
    </li>
  )
}

type AnswerProps = { intent: string; id: string; label: string; about: string; isDanger?: boolean }

function Answer({ intent, id, label, about, isDanger = false }: AnswerProps) {
  const { state, formData } = useNavigation()
  const busy = state !== 'idle' && formData?.get('id') === id
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value={intent}
        disabled={busy}
        aria-label={`${label}: ${about}`}
        className={`admin-button ${isDanger ? 'admin-button-danger' : ''}`}
      >
        {label}
      </button>
    </Form>
  )
}

/** Only what this page knows of goes: what is deleted while it is open stays. */
function EmptyBin({ total, newest, isFirst }: { total: number; newest: string; isFirst: boolean }) {
  if (!isFirst) return null
  return (
    <details className="text-right">
      <summary className="admin-button admin-button-danger">Empty the bin…</summary>
      <Form method="post" className="mt-2">
        <input type="hidden" name="seenAt" value={newest} />
        <p className="mb-2 text-sm">
          <span>{total === 1 ? 'One lead goes' : `${counted.format(total)} leads go`}</span> for good. Nobody
          can bring them back after that.
        </p>
        <button type="submit" name="intent" value="empty" className="admin-button admin-button-danger">
          Empty the bin
        </button>
      </Form>
    </details>
  )
}
