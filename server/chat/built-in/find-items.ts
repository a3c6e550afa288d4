import type { Concept } from '#content/chat/concepts.ts'
import { askers, forAskers, type ItemName, itemRules } from '#content/chat/items.ts'
import { isPackageGroup, packageParts } from '#content/package-parts.ts'
import { type Price, type PriceGroup, prices } from '#content/prices.ts'

export type Item = { group: PriceGroup; id: string; price: Price }

/** The prices a question is about. */
export type Found = {
  items: readonly Item[]
  /** They are alternatives: the question does not say which, so they are not added up. */
  either: boolean
  /** It names what is wanted. */
  named: boolean
  /** They are set against each other: "portfolio site or business site?" */
  isChoice?: true
  /** What is named beside these, without saying which of it. */
  open?: readonly Item[]
  /** It only says who asks. */
  asker?: (typeof askers)[number]
  /** The part of the price list that it stays within. */
  groups: readonly PriceGroup[]
}

const ruleLines = itemRules.map((rule) => ({
  rule,
  lines: rule.when.map((line) => line.split(' ') as Concept[]),
}))
const lasting = new Set<Concept>(askers)

export function findItems(concepts: ReadonlySet<Concept>): Found {
  const left = new Set(concepts)
  const names = new Set<ItemName>()
  let either = false
  const open: ItemName[] = []
  for (const { rule, lines } of ruleLines) {
    if (rule.unless?.some((concept) => concepts.has(concept))) continue
    const line = lines.find((needed) => needed.every((concept) => left.has(concept)))
    if (!line) continue
    // What the question leaves open is no part of a choice that it names.
    if ((rule.either || rule.alone) && names.size > 0) {
      if (concepts.has('plus') && isElsewhere(rule.items, names)) open.push(...rule.items)
      continue
    }
    for (const name of rule.items) names.add(name)
    either ||= rule.either ?? false
    for (const concept of [...line, ...(rule.takes ?? [])]) if (!lasting.has(concept)) left.delete(concept)
  }
  if (names.size > 0)
    return {
      ...found([...names], either, true),
      ...(open.length > 0 && { open: [...new Set(open)].map(itemNamed) }),
    }
  const asker = askers.find((concept) => concepts.has(concept))
  if (!asker) return { items: [], either: false, named: false, groups: [] }
  const { group, items } = forAskers[asker]
  return { ...found(items, true, false), asker, groups: [group] }
}

/** Whether things are of another part of the price list than what is named: "a website and a jingle". */
function isElsewhere(items: readonly ItemName[], names: ReadonlySet<ItemName>): boolean {
  const groups = new Set([...names].map((name) => itemNamed(name).group))
  return items.every((name) => !groups.has(itemNamed(name).group))
}

/** Whether a sum stands in its price. */
export function costs({ price: { amount, monthly, upTo } }: Item, sum: number): boolean {
  return [amount, monthly, upTo].includes(sum)
}

/** What costs exactly so much: "what is the 19999 plan?" */
export function itemsCosting(sum: number): Item[] {
  const groups = Object.keys(prices) as PriceGroup[]
  const all = groups.filter((group) => group !== 'overview').flatMap(itemsOf)
  return all.filter(({ price }) => price.amount === sum || price.monthly === sum).slice(0, 4)
}

function found(names: readonly ItemName[], either: boolean, named: boolean): Found {
  const items = names.map(itemNamed)
  return { items, either, named, groups: groupsOf(items) }
}

/** The parts of the price list that things are in, each once. */
/** These together, as somebody says who names them. */
export function foundOf(items: readonly Item[]): Found {
  return { items, either: false, named: true, groups: groupsOf(items) }
}

/** Whether it is this one thing and nothing else. */
export function isOnly({ items }: Pick<Found, 'items'>, id: string): boolean {
  return items.length === 1 && items[0]?.id === id
}

export function isSame(one: Item, other: Item): boolean {
  return one.group === other.group && one.id === other.id
}

export function isAmong(item: Item, items: readonly Item[]): boolean {
  return items.some((one) => isSame(one, item))
}

/** The others without those that are among these already. */
export function notIn(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  return others.filter((other) => !isAmong(other, items))
}

export function groupsOf(items: readonly Item[]): PriceGroup[] {
  return [...new Set(items.map(({ group }) => group))]
}

/** Whether it is added to a bot: the voice, the dashboard, the broadcasts. */
export function isAddition({ price: { mark } }: Item): boolean {
  return mark === 'add-on' || mark === 'optional'
}

const bots = new Set(['businessBot', 'customerBot'])

export function isBot({ id }: Item): boolean {
  return bots.has(id)
}

/** The bot that what is added goes with. */
export function botBeside({ group }: Item): Item | undefined {
  return itemsOf(group).find(isBot)
}

/** One thing that is added, with the bot that it is added to: what it costs over time is the sum of both. */
export function withBot(items: readonly Item[]): readonly Item[] {
  const [only, ...others] = items
  const bot = only && others.length === 0 && isAddition(only) && botBeside(only)
  return bot ? [bot, only] : items
}

/** One thing of the price list. */
export function itemNamed(name: ItemName): Item {
  const [group, id] = name.split('.') as [PriceGroup, string]
  const inGroup: Record<string, Price> = prices[group]
  return { group, id, price: inGroup[id] ?? {} }
}

export function itemsOf(group: PriceGroup): Item[] {
  return Object.entries<Price>(prices[group]).map(([id, price]) => ({ group, id, price }))
}

/** What a bundle holds. */
export function partsOf({ group, id }: Pick<Item, 'group' | 'id'>): Item[] {
  if (!isPackageGroup(group)) return []
  const contained = packageParts(group).find((part) => part.id === id)?.contains ?? []
  return itemsOf(group).filter((item) => contained.includes(item.id))
}
