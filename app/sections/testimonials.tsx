import { Link } from 'react-router'
import { Stars } from '#app/ui/site/stars.tsx'

export type TestimonialCard = {
  id: string
  text: string
  /** The language of the text, if it differs from the page's. */
  lang?: string | undefined
  rating: number
  /** The rating in words. */
  stars: string
  name: string
  isClient: boolean
  /** The author's role and company. */
  role?: string | undefined
  /** The subject and the month. */
  about: string
  /** The address of the square photo. */
  photo?: string | undefined
  reply?: string | undefined
  /** Whether the testimonial's own page shows more than the card. */
  hasMore: boolean
}

export type TestimonialWords = { client: string; reply: string; more: string }

type Props = {
  cards: TestimonialCard[]
  words: TestimonialWords
  /** The address of the page with all testimonials, where each can be read in full. */
  all: string
}

/** Client testimonials side by side. Their texts come from strangers and can be in any language. */
export function Testimonials({ cards, words, all }: Props) {
  return (
    <ul className="testimonials">
      {cards.map((card) => (
        <li key={card.id} className="card testimonial">
          <Stars rating={card.rating} label={card.stars} />
          <blockquote lang={card.lang} dir="auto">
            {card.text}
          </blockquote>
          {card.hasMore && (
            <Link to={`${all}?show=${card.id}`} className="link" discover="none" rel="nofollow">
              {words.more} <span className="sr-only">({card.name})</span>
            </Link>
          )}
          {card.reply && (
            <p className="reply">
              <b>{words.reply}</b> <bdi>{card.reply}</bdi>
            </p>
          )}
          <Writer card={card} client={words.client} />
        </li>
      ))}
    </ul>
  )
}

function Writer({ card, client }: { card: TestimonialCard; client: string }) {
  return (
    <div className="writer">
      {card.photo ? (
        <img src={card.photo} width={56} height={56} alt="" loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden className="initial" data-initial={[...card.name][0]} />
      )}
      <p>
        <b>
          <bdi>{card.name}</bdi>
        </b>
        {card.isClient && (
          <span className="verified" title={client}>
            <span className="sr-only">{client}</span>
          </span>
        )}
        {card.role && (
          <span className="block">
            <bdi>{card.role}</bdi>
          </span>
        )}
        <span className="block text-sm text-muted">{card.about}</span>
      </p>
    </div>
  )
}
