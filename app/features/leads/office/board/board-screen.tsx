import { Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Page } from '#app/office/page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { leadStatusWords } from '#content/office/lead-words.ts'
import { type BoardPlaces, boardPlacePairs, moveCards } from '#domain/leads/board.ts'
import { isOpen, type LeadStatus } from '#domain/leads/lead.ts'
import {
  isNarrowed,
  type LeadFilters,
  leadFilterPairs,
  readLeadAddress,
} from '#domain/leads/search/lead-filters.ts'
import { formatShortRupees } from '#domain/money.ts'
import { formatCount } from '#domain/text/format-count.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { LeadStatusMark } from '../lead/lead-status.tsx'
import { useRememberedList } from '../list/last-list.ts'
import { LayoutChoice } from '../list/layout-choice.tsx'
import { LeadToolbar } from '../list/lead-toolbar.tsx'
import { BOARD, LEADS } from '../paths.ts'
import { BoardCard, type Card, type ShownColumn } from './board-card.tsx'
import { BoardColumn, countIn } from './board-column.tsx'
import { useMoves } from './use-moves.ts'

type Props = {
  columns: ShownColumn[]
  filters: LeadFilters
  members: TeamMember[]
  places: BoardPlaces
  now: string
}

/** The leads in columns by status: the open pipeline, with the closed deals aside. Phones show one column. */
export function BoardScreen({ columns, filters, members, places, now }: Props) {
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isLoading = next?.pathname === pathname
  const coming = isLoading ? readLeadAddress(new URLSearchParams(next.search)) : filters
  const { moves, move } = useMoves()
  const [dragged, setDragged] = useState<Card>()
  const [shown, setShown] = useState<LeadStatus>('new')
  useRememberedList()
  const current = moveCards(columns, moves)
  const isEmpty = columns.every(({ total }) => total === 0)
  const address = (changed: BoardPlaces) =>
    `?${new URLSearchParams([...leadFilterPairs(filters), ...boardPlacePairs({ ...places, ...changed })])}`
  const render = (column: ShownColumn) => (
    <BoardColumn
      key={column.status}
      column={column}
      onDrop={dragged && (() => move(dragged, column.status))}
      isShown={column.status === shown}
      newer={column.newer && address({ [column.status]: { before: column.newer } })}
      older={column.older && address({ [column.status]: { after: column.older } })}
    >
      {column.leads.map((card) => (
        <BoardCard
          key={card.id}
          card={card}
          isCompact={!isOpen(card.status)}
          now={now}
          onMove={move}
          onDrag={setDragged}
        />
      ))}
    </BoardColumn>
  )
  return (
    <Page title="Board" actions={<BoardActions filters={filters} />}>
      <LeadToolbar
        filters={coming}
        members={members}
        all={BOARD}
        count={<Pipeline columns={current} />}
        isBoard
      />
      {isEmpty ? (
        <EmptyState
          icon={SearchX}
          title={isNarrowed(filters) ? 'No leads match' : 'No leads yet'}
          actions={
            isNarrowed(filters) ? (
              <ButtonLink to={BOARD}>Clear filters</ButtonLink>
            ) : (
              <ButtonLink to={`${LEADS}/new`}>Add Lead</ButtonLink>
            )
          }
        >
          {isNarrowed(filters) ? null : 'Enquiries from your site appear here.'}
        </EmptyState>
      ) : (
        <>
          <div className="pt-1 pl-4 [mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)] md:hidden [&>nav]:mr-0 [&>nav]:pr-10">
            <Tabs
              label="Columns"
              tabs={current.map((column) => ({
                label: leadStatusWords[column.status],
                content: <LeadStatusMark status={column.status} />,
                count:
                  column.status === shown && column.value
                    ? `${countIn(column)} · ${formatShortRupees(column.value)}`
                    : countIn(column),
                isCurrent: column.status === shown,
                onClick: () => setShown(column.status),
              }))}
            />
          </div>
          <section
            data-board=""
            aria-label="Columns"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
            tabIndex={0}
            aria-busy={isLoading}
            className="board aria-busy:opacity-60"
          >
            {current.filter(({ status }) => isOpen(status)).map(render)}
            <div className="board-closed">{current.filter(({ status }) => !isOpen(status)).map(render)}</div>
          </section>
        </>
      )}
    </Page>
  )
}

function BoardActions({ filters }: Pick<Props, 'filters'>) {
  return (
    <>
      <LayoutChoice filters={filters} current="board" />
      <ButtonLink variant="primary" icon={Plus} to={`${LEADS}/new`}>
        <span className="max-sm:sr-only">Add Lead</span>
      </ButtonLink>
    </>
  )
}

/** The number and value of the open leads, if they are known. */
function Pipeline({ columns }: Pick<Props, 'columns'>) {
  const open = columns.filter(({ status }) => isOpen(status))
  if (open.some(({ value, hasMore }) => value === null || hasMore)) return null
  const total = open.reduce((sum, column) => sum + column.total, 0)
  const value = open.reduce((sum, column) => sum + (column.value ?? 0), 0)
  return (
    <>
      {`${formatCount(total)} open, `}
      <b className="text-ink">{formatShortRupees(value)}</b>
    </>
  )
}
