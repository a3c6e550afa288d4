import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PriceRow } from '#content/price-rows.ts'

type Props = {
  rows: PriceRow[]
  links: Record<string, string>
  more: string
  level?: 2 | 3
  children?: ReactNode
}

/** The main services with where their prices begin; each card leads to its page. */
export function OverviewCards({ rows, links, more, level = 3, children }: Props) {
  const Heading = `h${level}` as const
  // Amounts stand on one line, also beside one that has nothing below it.
  const hasBeside = rows.some(({ beside }) => beside)
  return (
    <ul className="price-grid">
      {rows.map((row) => (
        <li key={row.id} className="card price-card">
          <Heading className="title-3">
            <Link to={links[row.id] ?? '/services'} className="card-link">
              {row.name}
            </Link>
          </Heading>
          <p className="text-muted">{row.detail}</p>
          <p className="mt-auto pt-3">
            <span className="amount">{row.amount}</span>
            {hasBeside && <span className="block text-muted">{row.beside ?? '\u00a0'}</span>}
          </p>
          <p className="mt-2 flex items-center gap-1.5 font-semibold text-accent" aria-hidden>
            {more} <ArrowRight size={18} />
          </p>
        </li>
      ))}
      {children}
    </ul>
  )
}
