import type { KeyboardEvent, PointerEvent } from 'react'
import { Link } from 'react-router'
import { leadStatusWords } from '#content/lead-words.ts'
import { formatDay } from '#domain/indian-time.ts'
import { isLeadStatus, type LeadPriority, type LeadStatus, leadStatuses } from '#domain/leads/lead.ts'
import { formatRupees } from '#domain/money.ts'
import { PriorityMark } from '../admin/marks.tsx'

export type Card = {
  id: string
  name: string
  company: string | null
  status: LeadStatus
  lead_priority: LeadPriority
  lead_score: number
  estimated_value: number | null
  created_at: string
  follow_up_date?: string | null
}

export const HANDLE_HELP = 'board-handle-help'

type Props = {
  card: Card
  isCarried: boolean
  onMove: (card: Card, status: LeadStatus) => void
  onKeyDown: (event: KeyboardEvent, card: Card) => void
  onBlur: () => void
  drag: Record<string, (event: never) => void>
}

/** A lead on the board. It is moved by its handle, by a mouse anywhere, or by the list of columns below. */
export function BoardCard({ card, isCarried, onMove, onKeyDown, onBlur, drag }: Props) {
  const { id, name, company, lead_priority, lead_score, estimated_value, created_at, follow_up_date } = card
  return (
    <li
      data-row=""
      data-card={id}
      data-carried={isCarried || undefined}
      className="board-card grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-2 rounded-lg border border-line bg-card p-3"
      {...(drag as Record<string, (event: PointerEvent) => void>)}
    >
      <Link
        to={`/del-admin-dashboard/leads/${id}`}
        draggable={false}
        className="min-h-6 font-semibold leading-snug [overflow-wrap:anywhere] hover:underline"
      >
        {name}
      </Link>
      <button
        type="button"
        data-handle=""
        aria-label={`Move ${name}`}
        aria-describedby={HANDLE_HELP}
        aria-pressed={isCarried}
        className="board-handle -mt-1 -mr-2 flex size-9 items-center justify-center rounded-lg text-muted hover:bg-sunk"
        onKeyDown={(event) => onKeyDown(event, card)}
        onBlur={onBlur}
      >
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M9 5h0M9 12h0M9 19h0M15 5h0M15 12h0M15 19h0" />
        </svg>
      </button>
      <div className="col-span-2 min-w-0">
        {company ? <p className="truncate text-muted text-sm">{company}</p> : null}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <PriorityMark priority={lead_priority} />
          <span className="tabular-nums">
            {lead_score}
            <span className="sr-only"> points</span>
          </span>
          {estimated_value ? <span className="tabular-nums">{formatRupees(estimated_value)}</span> : null}
        </p>
        <p className="mt-1 text-muted text-xs">
          {follow_up_date ? `Follow up ${formatDay(follow_up_date)}` : `Came ${formatDay(created_at)}`}
        </p>
        <ColumnForm card={card} onMove={onMove} />
      </div>
    </li>
  )
}

/** Moves the card as soon as a column is chosen; without scripts a button does, and only then is the form sent. */
function ColumnForm({ card, onMove }: Pick<Props, 'card' | 'onMove'>) {
  return (
    <form
      method="post"
      action="/del-admin-dashboard/leads/board"
      autoComplete="off"
      className="mt-2 flex items-center gap-2"
    >
      <input type="hidden" name="leadId" value={card.id} />
      <input type="hidden" name="seen" value={card.status} />
      <select
        key={card.status}
        name="status"
        aria-label={`Column of ${card.name}`}
        defaultValue={card.status}
        className="board-select w-full min-w-0 rounded border border-edge bg-card px-1 text-sm"
        onChange={({ currentTarget: { value } }) => {
          if (isLeadStatus(value)) onMove(card, value)
        }}
      >
        {leadStatuses.map((status) => (
          <option key={status} value={status}>
            {leadStatusWords[status]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="admin-button">
          Move
        </button>
      </noscript>
    </form>
  )
}
