import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type OverviewCard = {
  name: string
  text: string
  href: string
  /** Where its prices begin, and what is beside the amount. */
  amount?: string
  beside?: string | undefined
}

type Props = { cards: OverviewCard[]; more: string; level?: 2 | 3; children?: ReactNode }

/** Services with where their prices begin; each card leads to its page. */
export function OverviewCards({ cards, more, level = 3, children }: Props) {
  const Heading = `h${level}` as const
  // Amounts stand on one line, also beside one that has nothing below it.
  const hasBeside = cards.some(({ beside }) => beside)
  return (
    <ul className="price-grid">
      {cards.map(({ name, text, href, amount, beside }) => (
        <li key={name} className="card price-card">
          <Heading className="title-3">
            <Link to={href} className="card-link">
              {name}
            </Link>
          </Heading>
          <p className="text-muted">{text}</p>
          {amount && (
            <p className="mt-auto pt-3">
              <span className="amount">{amount}</span>
              {hasBeside && <span className="block text-muted">{beside ?? '\u00a0'}</span>}
            </p>
          )}
          <p className="card-more" aria-hidden>
            {more} <ArrowRight size={18} />
          </p>
        </li>
      ))}
      {children}
    </ul>
  )
}
