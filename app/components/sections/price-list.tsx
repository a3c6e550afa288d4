import type { PriceRow } from '#content/price-rows.ts'

/** Prices, plainly: what is paid once, and beside it what is paid each month. */
export function PriceList({ rows, level = 3 }: { rows: PriceRow[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const
  // Amounts stand on one line, also beside one that has nothing below it.
  const hasBeside = rows.some(({ beside }) => beside)
  return (
    <ul className="price-grid">
      {rows.map((row) => (
        <li key={row.id} className="card price-card" data-stands-out={row.standsOut}>
          <Heading className="title-3">
            {row.name} {row.mark && <span className="tag">{row.mark}</span>}
          </Heading>
          <p className="text-muted">{row.detail}</p>
          {row.features && (
            <ul className="features">
              {row.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
          <p className="mt-auto pt-3">
            <span className="amount">{row.amount}</span>
            {hasBeside && <span className="block text-muted">{row.beside ?? '\u00a0'}</span>}
            {row.inDollars && <span className="block text-sm text-muted">{row.inDollars}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
