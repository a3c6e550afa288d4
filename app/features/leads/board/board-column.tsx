import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { leadStatusWords } from '#content/lead-words.ts'
import type { BoardColumn as Column } from '#domain/leads/board.ts'
import { formatRupees } from '#domain/money.ts'
import type { Card } from './board-card.tsx'

export type ShownColumn = Column<Card> & {
  hasMore: boolean
  newer?: string | undefined
  older?: string | undefined
}

type Props = {
  column: ShownColumn
  /** A card is held over it. */
  isOver: boolean
  newer: string | undefined
  older: string | undefined
  children: ReactNode
}

const counted = new Intl.NumberFormat('en-IN')

/** The leads that stand at one point, how many there are, and what they may be worth. */
export function BoardColumn({
  column: { status, total, hasMore, value },
  isOver,
  newer,
  older,
  children,
}: Props) {
  const id = `column-${status}`
  const word = leadStatusWords[status]
  return (
    <section
      aria-labelledby={id}
      data-column={status}
      data-over={isOver || undefined}
      className="board-column flex min-w-0 flex-col rounded-xl border border-line bg-sunk"
    >
      <h2 id={id} className="px-3 pt-3 text-base">
        {word}{' '}
        <span className="font-normal text-muted tabular-nums">
          {`${counted.format(total)}${hasMore ? '+' : ''}`}
        </span>
      </h2>
      <p className="px-3 pb-2 text-muted text-sm tabular-nums">
        {value === null ? '\u00a0' : formatRupees(value)}
      </p>
      <ul aria-labelledby={id} className="board-cards relative grid min-h-16 content-start gap-2 px-2 pb-2">
        {children}
      </ul>
      {newer || older ? (
        <nav aria-label={`Pages of ${word}`} className="flex justify-between gap-2 px-3 pb-2 text-sm">
          {newer ? (
            <Link to={newer} preventScrollReset className="admin-link inline-flex min-h-8 items-center">
              ← Newer
            </Link>
          ) : (
            <span />
          )}
          {older ? (
            <Link to={older} preventScrollReset className="admin-link inline-flex min-h-8 items-center">
              Older →
            </Link>
          ) : null}
        </nav>
      ) : null}
    </section>
  )
}
