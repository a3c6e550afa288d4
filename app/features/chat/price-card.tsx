import type { ChatTexts } from './load-chat-texts.ts'

/** Prices of our list, as they stand on the pages. */
export function PriceCard({ texts, group, ids }: { texts: ChatTexts; group: string; ids: string[] }) {
  const rows = (texts.prices[group as keyof ChatTexts['prices']] ?? []).filter(({ id }) => ids.includes(id))
  if (rows.length === 0) return null
  return (
    <ul className="chat-prices" aria-label={texts.words.prices}>
      {rows.map(({ id, name, amount, beside }) => (
        <li key={id}>
          <span>{name}</span> <b>{amount}</b> {beside && <small>{beside}</small>}
        </li>
      ))}
    </ul>
  )
}
