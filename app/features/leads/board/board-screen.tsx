import { Link, useLocation, useNavigation } from 'react-router'
import { FilterForm } from '#app/components/back-office/filter-form.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/address-values.ts'
import { type BoardPlaces, boardPlacePairs, moveCards } from '#domain/leads/board.ts'
import { isNarrowed, type LeadFilters, leadFilterPairs, readLeadFilters } from '#domain/leads/lead-filters.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import { assignedChoice, orderChoice, priorityChoice, sourceChoice } from '../admin/filter-choices.ts'
import { BoardCard, HANDLE_HELP } from './board-card.tsx'
import { BoardColumn, type ShownColumn } from './board-column.tsx'
import { useCarry } from './use-carry.ts'
import { useDrag } from './use-drag.ts'
import { useMoves } from './use-moves.ts'

const LEADS = '/del-admin-dashboard/leads'
const BOARD = `${LEADS}/board`

type Props = {
  columns: ShownColumn[]
  filters: LeadFilters
  members: TeamMember[]
  places: BoardPlaces
}

/** The leads in columns by where they stand; a card is moved by hand, by keys, or by choosing its column. */
export function BoardScreen({ columns, filters, members, places }: Props) {
  const { pathname } = useLocation()
  const loading = useNavigation().location?.pathname === pathname
  const { moves, move } = useMoves(columns, BOARD)
  const carry = useCarry(move)
  const drag = useDrag(move)
  const over = drag.over ?? carry.over
  const address = (changed: BoardPlaces) =>
    `?${new URLSearchParams([...leadFilterPairs(filters), ...boardPlacePairs({ ...places, ...changed })])}`
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1>Board</h1>
        <Link
          to={`${LEADS}?${new URLSearchParams(leadFilterPairs(filters))}`}
          className="admin-link flex min-h-11 items-center"
        >
          As a list
        </Link>
      </div>
      <BoardFilters filters={filters} members={members} />
      <p id={HANDLE_HELP} hidden>
        Space picks the lead up, the left and right arrows choose a column, Space puts it there, Escape leaves
        it.
      </p>
      <p role="status" className="sr-only">
        {carry.words}
      </p>
      <section
        data-board=""
        aria-label="Columns"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, also while it is empty
        tabIndex={0}
        aria-busy={loading}
        className="board mt-4 aria-busy:opacity-60"
      >
        {moveCards(columns, moves).map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            isOver={over === column.status}
            newer={column.newer && address({ [column.status]: { before: column.newer } })}
            older={column.older && address({ [column.status]: { after: column.older } })}
          >
            {column.leads.map((card) => (
              <BoardCard
                key={card.id}
                card={card}
                isCarried={carry.carriedId === card.id}
                onMove={move}
                onKeyDown={carry.onKeyDown}
                onBlur={carry.onBlur}
                drag={drag.handlers(card)}
              />
            ))}
          </BoardColumn>
        ))}
      </section>
    </>
  )
}

function BoardFilters({ filters, members }: Pick<Props, 'filters' | 'members'>) {
  return (
    <FilterForm
      label="Leads on the board"
      search={{
        value: filters.search,
        placeholder: 'Name, e-mail, company, phone, message',
        maxLength: MAX_SEARCH_LENGTH,
      }}
      choices={[
        sourceChoice(filters),
        priorityChoice(filters),
        assignedChoice(filters, members),
        orderChoice(filters),
      ]}
      clear={isNarrowed(filters) ? BOARD : undefined}
      toPairs={(get) => leadFilterPairs(readLeadFilters(get))}
    />
  )
}
