import type { Item } from './find-items.ts'

/** Those that have a price, the smallest first. */
export function byAmount(items: readonly Item[]): Item[] {
  return items
    .filter(({ price }) => price.amount !== undefined)
    .sort((a, b) => (a.price.amount ?? 0) - (b.price.amount ?? 0))
}

/** What may cost most first. */
export function byMost(items: readonly Item[]): Item[] {
  const most = ({ price: { amount = 0, upTo = amount } }: Item) => upTo
  return byAmount(items).sort((a, b) => most(b) - most(a))
}
