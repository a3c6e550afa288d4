import { copy } from '#content/copy/copy.ts'
import { type Price, type PriceGroup, prices } from '#content/prices.ts'
import type { ProductPrices } from '#domain/chat/money/product-prices.ts'
import { foldText } from '#domain/chat/word-pattern.ts'
import type { ProductNames } from '../messages/built-in-answer.ts'
import { type GroupNames, groupNames } from './product-names.ts'

/**
 * Returns the allowed prices of each product by its names on the pages, common names, and additional names.
 */
export function productPrices(more: ProductNames = {}): ProductPrices {
  const known = new Map<string, Set<number>>()
  const learn = (name: string, { amount, upTo, monthly }: Price) => {
    const folded = foldText(name)
    const rupees = known.get(folded) ?? new Set<number>()
    for (const value of [amount, upTo, monthly]) if (value !== undefined) rupees.add(value)
    known.set(folded, rupees)
  }
  for (const { priceNames } of Object.values(copy)) {
    for (const [group, names] of Object.entries(priceNames)) {
      for (const [id, { name }] of Object.entries(names)) {
        for (const price of pricesOf(group as PriceGroup, [id])) learn(name, price)
      }
    }
  }
  for (const { names, of } of groupNames) {
    for (const price of of.flatMap(priceNamed)) for (const name of names.split(', ')) learn(name, price)
  }
  for (const [item, names] of Object.entries(more)) {
    for (const price of priceNamed(item as GroupNames['of'][number]))
      for (const name of names) learn(name, price)
  }
  return [...known].map(([name, rupees]) => ({ name, rupees }))
}

/** `websites` stands for a whole group, `smb.voice` for one item. */
function priceNamed(name: GroupNames['of'][number]): Price[] {
  const [group, id] = name.split('.') as [PriceGroup, string | undefined]
  return pricesOf(group, id ? [id] : Object.keys(prices[group]))
}

function pricesOf(group: PriceGroup, ids: readonly string[]): Price[] {
  const list: Record<string, Price> = prices[group]
  return ids.flatMap((id) => list[id] ?? [])
}
