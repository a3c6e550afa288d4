import { isPackageGroup, packageParts } from '#content/package-parts.ts'
import { type Price, type PriceGroup, prices } from '#content/prices.ts'
import type { ItemRules } from './types.ts'

/** One item of the price list; `name` is `group.id`. */
export type Item = { name: string; group: PriceGroup; id: string; price: Price }

export type Found = {
  items: Item[]
  /** The question means one of these items but does not say which. */
  either: boolean
  /** Whether the question names the item; otherwise it was inferred from the asker. */
  named: boolean
}

export const nothingFound: Found = { items: [], either: false, named: false }

/** Finds the price list items that the concepts of a message refer to. */
export function findItems({ combine, rules, askers }: ItemRules, concepts: ReadonlySet<string>): Found {
  const left = new Set(concepts)
  for (const { when, means, instead } of combine) {
    if (!when.every((concept) => left.has(concept))) continue
    for (const concept of instead) left.delete(concept)
    left.add(means)
  }
  const all = new Set(left)
  const names = new Set<string>()
  let isEither = false
  for (const { when, unless, items, takes, alone, either } of rules) {
    if (unless.some((concept) => all.has(concept)) || ((either || alone) && names.size > 0)) continue
    const line = when.find((needed) => needed.every((concept) => left.has(concept)))
    if (!line) continue
    for (const name of items) names.add(name)
    isEither ||= either
    // Asker concepts are not consumed: a clinic remains a clinic for the next rule.
    for (const concept of [...line, ...takes]) if (!Object.hasOwn(askers, concept)) left.delete(concept)
  }
  if (names.size > 0) return { items: [...names].map(itemNamed), either: isEither, named: true }
  const asker = Object.keys(askers).find((concept) => all.has(concept))
  return asker ? { items: (askers[asker] ?? []).map(itemNamed), either: true, named: false } : nothingFound
}

/** Returns the item with a name such as `smb.voice`. Throws an Error if there is none. */
export function itemNamed(name: string): Item {
  const [group = '', id = ''] = name.split('.')
  const list: Record<string, Price> | undefined = Object.hasOwn(prices, group)
    ? prices[group as PriceGroup]
    : undefined
  const price = list?.[id]
  if (!price) throw new Error(`${name} is not in the price list`)
  return { name, group: group as PriceGroup, id, price }
}

/** Returns all items of a price group. */
export function itemsOf(group: PriceGroup): Item[] {
  return Object.keys(prices[group]).map((id) => itemNamed(`${group}.${id}`))
}

/** Returns all items that can be bought, without the overview, which repeats others. */
export function allItems(): Item[] {
  return (Object.keys(prices) as PriceGroup[]).filter((group) => group !== 'overview').flatMap(itemsOf)
}

/** Returns the parts of a bundle. */
export function partsOfBundle({ group, id }: Item): Item[] {
  if (!isPackageGroup(group)) return []
  const contained = packageParts(group).find((part) => part.id === id)?.contains ?? []
  return contained.map((part) => itemNamed(`${group}.${part}`))
}

/** Returns the bundle that contains all or most of the items. */
export function bundleFor(items: readonly Item[]): Item | undefined {
  const [first] = items
  if (!first || items.some(({ group }) => group !== first.group)) return undefined
  const bundle = itemsOf(first.group).find((item) => partsOfBundle(item).length > 1)
  if (!bundle || isAmong(bundle, items)) return undefined
  const parts = partsOfBundle(bundle)
  const inside = items.filter((item) => isAmong(item, parts))
  return inside.length > 1 && inside.length >= parts.length - 1 ? bundle : undefined
}

/** Returns whether an item is in the list. */
export function isAmong({ name }: Item, items: readonly Item[]): boolean {
  return items.some((item) => item.name === name)
}

/** Returns whether an item is an add-on to a bot: voice, dashboard, broadcasts. */
export function isAddition({ price: { mark } }: Item): boolean {
  return mark === 'add-on' || mark === 'optional'
}

/** Returns the bot that an add-on requires. */
export function botOf({ group }: Item): Item | undefined {
  return itemsOf(group).find(({ id }) => id === 'businessBot' || id === 'customerBot')
}
