import type { PriceRow } from '#domain/chat/conversation.ts'
import type { ChatTexts } from './load-chat-texts.ts'

type Props = {
  texts: ChatTexts
  group: string
  ids: string[]
  /** The rows in the visitor's language, if the reply contains them. */
  rows?: PriceRow[] | undefined
}

/** Shows prices of the price list, as on the pages. */
export function PriceCard({ texts, group, ids, rows: said }: Props) {
  const listed = (texts.prices[group as keyof ChatTexts['prices']] ?? []).filter(({ id }) => ids.includes(id))
  const rows: PriceRow[] = said ?? listed
  if (rows.length === 0) return null
  return (
    <ul className="chat-prices" aria-label={texts.words.prices}>
      {rows.map(({ name, amount, beside }) => (
        <li key={name}>
          <span>{name}</span> <b>{amount}</b> {beside && <small>{beside}</small>}
        </li>
      ))}
    </ul>
  )
}
