import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { leadStatusWords } from '#content/office/lead-words.ts'
import { formatShortRupees } from '#domain/money.ts'
import { formatCount } from '#domain/text/format-count.ts'
import { LeadStatusMark } from '../lead/lead-status.tsx'
import type { ShownColumn } from './board-card.tsx'

type Props = {
  column: ShownColumn
  /** Moves the card that is being dragged here; undefined if none is. */
  onDrop: (() => void) | undefined
  /** Phones show one column at a time. */
  isShown: boolean
  newer: string | undefined
  older: string | undefined
  children: ReactNode
}

/** Returns the number of leads in a column, with a plus sign if there are more. */
export const countIn = ({ total, hasMore }: ShownColumn) => formatCount(total, hasMore)

/** The leads of one status, with their number and total value. */
export function BoardColumn({ column, onDrop, isShown, newer, older, children }: Props) {
  const [isOver, setOver] = useState(false)
  const { status, total, value, leads, hasMore } = column
  const olderWords = newer || hasMore ? 'Older →' : `${formatCount(total - leads.length)} more →`
  const id = `column-${status}`
  const word = leadStatusWords[status]
  return (
    <section
      aria-labelledby={id}
      data-column={status}
      data-over={(isOver && onDrop !== undefined) || undefined}
      data-shown={isShown || undefined}
      className="board-column"
      onDragOver={(event) => {
        if (!onDrop) return
        // Allows the drop.
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false)
        onDrop?.()
      }}
    >
      <div className="flex min-h-9 items-center gap-2 px-2.5 text-small max-md:min-h-1.5">
        <h2 id={id} className="flex min-w-0 items-center gap-2 text-small max-md:sr-only">
          <LeadStatusMark status={status} /> <span className="font-medium text-faint">{countIn(column)}</span>
        </h2>
        <span className="ml-auto flex-none whitespace-nowrap text-muted max-md:hidden">
          {value ? formatShortRupees(value) : ''}
        </span>
      </div>
      <ul aria-labelledby={id} className="board-cards">
        {children}
        {total === 0 ? <li className="px-2 py-3 text-faint text-small">No leads</li> : null}
      </ul>
      {newer || older ? (
        <nav
          aria-label={`Pages of ${word}`}
          className="mt-auto flex justify-between gap-2 px-3 pb-1 text-small"
        >
          {newer ? <PageLink to={newer}>← Newer</PageLink> : <span />}
          {older ? <PageLink to={older}>{olderWords}</PageLink> : null}
        </nav>
      ) : null}
    </section>
  )
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-11 items-center text-muted hover:text-ink md:min-h-8"
    >
      {children}
    </Link>
  )
}
