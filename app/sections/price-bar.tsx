import { Link } from 'react-router'

type Props = { amount?: string | undefined; beside?: string | undefined; label: string; href: string }

/** A bar at the lower edge of phones with a price and a link to the quote form. */
export function PriceBar({ amount, beside, label, href }: Props) {
  return (
    <div className="quote-bar">
      <p>
        <b>{amount}</b> {beside && <small>{beside}</small>}
      </p>
      <Link discover="none" to={href} rel="nofollow" className="btn btn-primary">
        {label}
      </Link>
    </div>
  )
}
