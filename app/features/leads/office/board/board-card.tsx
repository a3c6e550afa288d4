import { Link } from 'react-router'
import { Menu, MenuChoices, MenuHeading } from '#app/ui/overlay/menu.tsx'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { formatRupees, formatShortRupees } from '#domain/money.ts'
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
      <div className="board-title">
        <Link to={leadAddress(id)} draggable={false} title={name} className="board-name">
          {name}
        </Link>
        {isCompact ? null : (
          // The columns of a laptop have no room for its category.
          <span className="flex-none md:max-2xl:[&_.text-xs]:hidden">
            <span className="sr-only">Score: </span>
            <LeadScore score={lead_score} />
          </span>
        )}
      </div>
      {isCompact ? null : (
        <>
          {company ? <p className="truncate text-muted">{company}</p> : null}
          <p className="flex justify-between gap-2 empty:hidden">
            {estimated_value ? <span className="font-[620]">{formatRupees(estimated_value)}</span> : null}
            {card.follow_up_date ? (
              <span className="ml-auto">
                <span className="sr-only">Follow-up: </span>
                <FollowUpDay lead={card} now={now} />
              </span>
            ) : null}
          </p>
        </>
      )}
      {isCompact && estimated_value ? (
        <span className="flex-none text-muted">{formatShortRupees(estimated_value)}</span>
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
