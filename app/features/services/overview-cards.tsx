import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Drawing, type SceneName } from '#app/sections/pictures/drawing.tsx'
import { Scene } from '#app/sections/pictures/scene.tsx'
import type { ProductId } from '#content/products.ts'

export type OverviewCard = {
  name: string
  text: string
  href: string
  scene?: SceneName | undefined
  /** The lowest price, and what that amount is for. */
  amount?: string
  beside?: string | undefined
  /** A link to the quote form, with the service preselected. */
  ask?: { label: string; href: string }
}

type Props = {
  cards: OverviewCard[]
  /** The last line of a large card. */
  more?: string
  level?: 2 | 3
  /** Whether each card is a compact row. */
  isSmall?: boolean
  /** More cards. */
  children?: ReactNode
}

/** Services with a drawing and their lowest price; each card links to the service's page. */
export function OverviewCards({ cards, more, level = 3, isSmall = false, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <ul className={isSmall ? 'price-grid trades-small' : 'price-grid'}>
      {cards.map(({ name, text, href, scene, amount, beside, ask }) => (
        <li key={name} className="card price-card trade">
          {scene && <Scene scene={scene} alt="" />}
          <div>
            <Heading className="title-3">
              <Link to={href} className="card-link">
                {name}
              </Link>
            </Heading>
            <p className="text-muted">{text}</p>
            {amount && (
              <p className="price-of">
                <span className="amount">{amount}</span> {beside && <span>{beside}</span>}
              </p>
            )}
            {ask && (
              <Link to={ask.href} rel="nofollow" className="btn relative mt-2">
                {ask.label} <span className="sr-only">{name}</span>
              </Link>
            )}
            {more && (
              <p className="card-more" aria-hidden>
                {more} <ArrowRight size={18} />
              </p>
            )}
          </div>
        </li>
      ))}
      {children}
    </ul>
  )
}

type SoonProduct = {
  id: ProductId
  title: string
  description: string
  status: string
  /** A link to the quote form. */
  ask: { label: string; href: string }
}

/** A product in the making as a compact card, with a link to ask to be told. */
export function SoonCard({ id, title, description, status, ask }: SoonProduct) {
  return (
    <li className="card price-card trade">
      <Drawing name={`products/${id}`} width={400} height={300} alt="" className="scene" />
      <div>
        <h3 className="title-3">
          {title}{' '}
          <button type="button" className="tag" disabled>
            {status}
          </button>
        </h3>
        <p className="text-muted">{description}</p>
        <Link to={ask.href} rel="nofollow" className="btn mt-2">
          {ask.label} <span className="sr-only">({title})</span>
        </Link>
      </div>
    </li>
  )
}
