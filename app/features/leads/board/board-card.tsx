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

/**
 * A lead on the board. It is moved by its handle, by a mouse anywhere, or by the list of columns below. There are
 * many: how it looks is in the sheet, not in each.
 */
export function BoardCard({ card, isCarried, onMove, onKeyDown, onBlur, drag }: Props) {
  const { id, name, company, lead_priority, lead_score, estimated_value, created_at, follow_up_date } = card
  return (
    <li
      data-row=""
      data-card={id}
      data-carried={isCarried || undefined}
      className="board-card"
      {...(drag as Record<string, (event: PointerEvent) => void>)}
    >
      <Link to={`/del-admin-dashboard/leads/${id}`} draggable={false} className="board-name">
        {name}
      </Link>
      <button
        type="button"
        data-handle=""
        aria-label={`Move ${name}`}
        aria-describedby={HANDLE_HELP}
        aria-pressed={isCarried}
        className="board-handle"
        onKeyDown={(event) => onKeyDown(event, card)}
        onBlur={onBlur}
      />
      {company ? <p className="board-company">{company}</p> : null}
      <p className="board-worth">
        <PriorityMark priority={lead_priority} />
        <span>
          {lead_score}
          <span className="sr-only"> points</span>
        </span>
        {estimated_value ? <span>{formatRupees(estimated_value)}</span> : null}
      </p>
      <p className="board-day">
        {follow_up_date ? `Follow up ${formatDay(follow_up_date)}` : `Came ${formatDay(created_at)}`}
      </p>
      <ColumnSelect card={card} onMove={onMove} />
    </li>
  )
}

const columnOptions = leadStatuses.map((status) => (
  <option key={status} value={status}>
    {leadStatusWords[status]}
  </option>
))

/** Moves the card as soon as a column is chosen. */
function ColumnSelect({ card, onMove }: Pick<Props, 'card' | 'onMove'>) {
  return (
    <select
      key={card.status}
      autoComplete="off"
      aria-label={`Column of ${card.name}`}
      defaultValue={card.status}
      className="board-move"
      onChange={({ currentTarget: { value } }) => {
        if (isLeadStatus(value)) onMove(card, value)
      }}
    >
      {columnOptions}
    </select>
  )
}
