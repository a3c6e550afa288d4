import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Scene, type SceneName } from '#app/components/sections/pictures/scene.tsx'

export type OverviewCard = {
  name: string
  text: string
  href: string
  scene?: SceneName | undefined
  /** Where its prices begin, and what is beside the amount. */
  amount?: string
  beside?: string | undefined
  /** The quote form that begins with it. */
  ask?: { label: string; href: string }
}

type Props = {
  cards: OverviewCard[]
  more: string
  level?: 2 | 3
  /** A row each on phones. */
  isSmall?: boolean
}

/** Services with a drawing and where their prices begin; each card leads to its page. */
export function OverviewCards({ cards, more, level = 3, isSmall = false }: Props) {
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
            <p className="card-more" aria-hidden>
              {more} <ArrowRight size={18} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
