import { Link } from 'react-router'
import type { loadPackages } from './load-overview.ts'

/** The ready-made packages, each with a link to ask for it. */
export function PackageCards({ packages }: { packages: ReturnType<typeof loadPackages> }) {
  return (
    <ul className="packages">
      {packages.map((row) => (
        <li key={row.id} className="card price-card" data-stands-out={row.standsOut}>
          <h3 className="title-3">
            {row.name} {row.mark && <span className="tag">{row.mark}</span>}
          </h3>
          <p className="text-muted">{row.detail}</p>
          <p className="mt-2">
            <span className="amount md:block">{row.amount}</span>{' '}
            <span className="inline-block text-muted">{row.beside}</span>
          </p>
          <ul className="ticks">
            {row.features?.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <Link
            to={row.ask}
            rel="nofollow"
            className={row.standsOut ? 'btn btn-large btn-primary' : 'btn btn-large'}
          >
            {row.action}
          </Link>
        </li>
      ))}
    </ul>
  )
}
