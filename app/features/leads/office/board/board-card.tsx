import { Link } from 'react-router'
import { Menu, MenuChoices, MenuHeading } from '#app/ui/overlay/menu.tsx'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { formatRupees } from '#domain/money.ts'
import type { leadBoard } from '#server/leads/list/lead-board.ts'
import { statusChoices } from '../lead/lead-status.tsx'
import { LeadScore } from '../list/lead-cells.tsx'
import { leadAddress } from '../paths.ts'
import { FollowUpDay } from '../work/follow-up-day.tsx'

export type ShownColumn = Awaited<ReturnType<typeof leadBoard>>[number]
export type Card = ShownColumn['leads'][number]

type Props = {
  card: Card
  /** Closed deals take one line. */
  isCompact: boolean
  now: string
  onMove: (card: Card, status: LeadStatus) => void
  onDrag: (card: Card | undefined) => void
}

/** A lead on the board. It is moved with the mouse or with its menu. */
export function BoardCard({ card, isCompact, now, onMove, onDrag }: Props) {
  const { id, name, company, status, lead_score, estimated_value } = card
  return (
    <li
      data-row=""
      data-compact={isCompact || undefined}
      className="board-card"
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', name)
        onDrag(card)
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <Link to={leadAddress(id)} draggable={false} title={name} className="board-name">
        {name}
      </Link>
      {isCompact ? null : (
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <p className="truncate text-muted">{company}</p>
            {estimated_value ? <p className="font-[620]">{formatRupees(estimated_value)}</p> : null}
          </div>
          <div className="flex-none text-right">
            <p>
              <span className="sr-only">Score: </span>
              <LeadScore score={lead_score} />
            </p>
            {card.follow_up_date ? (
              <p>
                <span className="sr-only">Follow-up: </span>
                <FollowUpDay lead={card} now={now} />
              </p>
            ) : null}
          </div>
        </div>
      )}
      {isCompact && estimated_value ? (
        <span className="flex-none text-muted">{formatRupees(estimated_value)}</span>
      ) : null}
      <span className="board-menu">
        <Menu label={`Move ${name}`}>
          <MenuHeading>Move to</MenuHeading>
          <MenuChoices value={status} choices={statusChoices} onChoose={(chosen) => onMove(card, chosen)} />
        </Menu>
      </span>
    </li>
  )
}
