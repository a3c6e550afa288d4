import { formatRupees } from '#domain/money.ts'
import { spanOf } from '#domain/pricing/price.ts'
import { totalOf } from '#domain/pricing/totals.ts'
import {
  allItems,
  botOf,
  bundleFor,
  type Found,
  type Item,
  isAddition,
  isAmong,
  itemNamed,
  itemsOf,
  partsOfBundle,
} from './items.ts'
import type { Numbers } from './numbers.ts'
import type { PriceWriter } from './write-prices.ts'

export type PriceAnswer = { text: string; items: readonly Item[] }

type Asked = { found: Found; numbers: Numbers; concepts: ReadonlySet<string>; write: PriceWriter }

/** Longer lists do not fit on one screen. */
const MOST_LISTED = 6
const MOST_FITTING = 4
const MOST_COMPARED = 3
const MOST_SUMMED = 4

/**
 * Answers from the price list: one item, several with their sum, alternatives, the cheapest, or what a budget
 * buys.
 */
export function answerPrice(asked: Asked): PriceAnswer {
  const { found, numbers, concepts, write } = asked
  const { items, either, named } = found
  const compared = asksForBundle(asked) ? againstParts(asked) : undefined
  if (compared) return compared
  const extremes = (['cheapest', 'costliest'] as const).filter((which) => concepts.has(which))
  if (extremes.length > 0) return joined(extremes.map((which) => extreme(asked, which)))
  if (numbers.budget !== undefined && !items.some((item) => costs(item, numbers.budget ?? 0)))
    return withinBudget(asked, numbers.budget)
  if (items.length === 0) return { text: write.say('overview'), items: [] }
  if (items.length === 1 || (named && !either)) return chosen(asked)
  const listed = items.slice(0, MOST_LISTED)
  const isOfOneKind = listed.every(({ group }) => group === listed[0]?.group)
  const what = isOfOneKind ? write.list(listed) : write.listByCustomer(listed)
  return { text: write.say(named ? 'either' : 'group', { what }), items: listed }
}

/** Compares several items; a single item is compared with others of its kind. */
export function comparePrices(asked: Asked): PriceAnswer {
  const { found, write } = asked
  const against = againstParts(asked)
  if (against) return against
  const [first] = found.items
  const items = found.items.length > 1 ? found.items : first ? itemsOf(first.group) : itemsOf('packages')
  const compared = items.slice(0, MOST_COMPARED)
  const text = compared.map((item) => `${write.item(item)}${write.stop} ${write.detailOf(item)}`).join(' ')
  return { text, items: compared }
}

function joined(answers: readonly PriceAnswer[]): PriceAnswer {
  return { text: answers.map(({ text }) => text).join(' '), items: answers.flatMap(({ items }) => items) }
}

function isOne({ items, either, named }: Found): boolean {
  return named && !either && items.length === 1
}

function costs({ price: { amount, monthly, upTo } }: Item, sum: number): boolean {
  return [amount, monthly, upTo].includes(sum)
}

/** Describes the named items with their sum, cost over time, and the bundle that contains them. */
function chosen({ found, numbers, concepts, write }: Asked): PriceAnswer {
  const isOverTime = numbers.months !== undefined || concepts.has('total') || concepts.has('plus')
  const items = (isOverTime ? withBot(found.items) : found.items).slice(0, MOST_LISTED)
  const [only] = items
  const teachers = numbers.teachers ?? 1
  const total = totalOf(
    items.map((item) => ({ price: item.price, quantity: isPerTeacher(item) ? teachers : 1 })),
  )
  const sentences = [`${write.list(items)}${write.stop}`]
  const plans = items.find(isPerTeacher)
  if (plans && teachers > 1)
    sentences.push(
      write.say('teachers', { n: teachers, what: formatRupees((plans.price.amount ?? 0) * teachers) }),
    )
  const isSum = canBeSummed(items)
  if (isSum) sentences.push(write.say('together', { what: write.totals(total) }))
  const months = numbers.months ?? (concepts.has('total') || concepts.has('year') ? 12 : 0)
  const isPaidOn = total.monthly > 0 || (total.yearly.from > 0 && months > 12)
  if ((items.length === 1 || isSum) && months > 1 && isPaidOn) sentences.push(write.costFor(total, months))
  const bundle = bundleFor(items)
  if (bundle) {
    sentences.push(write.say('bundle', { what: write.item(bundle) }))
    if (items.length === partsOfBundle(bundle).length) sentences.push(saving(bundle, items, write))
  }
  if (only && items.length === 1 && sentences.length === 1) sentences.push(describeItem(only, write))
  return { text: sentences.filter(Boolean).join(' '), items: bundle ? [...items, bundle] : items }
}

/** Describes one item; for an add-on it includes the price of the bot that it requires. */
function describeItem(item: Item, write: PriceWriter): string {
  const bot = isAddition(item) && botOf(item)
  return bot
    ? `${write.detailOf(item)} ${write.say('added', { what: write.item(bot) })}`
    : write.detailOf(item)
}

function withBot(items: readonly Item[]): readonly Item[] {
  const [only, ...others] = items
  const bot = only && others.length === 0 && isAddition(only) && botOf(only)
  return bot ? [bot, only] : items
}

function isPerTeacher({ price }: Item): boolean {
  return price.per === 'teacher-year'
}

/** Returns whether the items can be combined: not two packages, nor a bundle with its own parts. */
function canBeSummed(items: readonly Item[]): boolean {
  const wholes = items.filter((item) => item.group === 'packages' || item.id === 'bundle')
  const isTwice = wholes.some((whole) =>
    items.some((item) => item !== whole && (wholes.includes(item) || isAmong(item, partsOfBundle(whole)))),
  )
  return items.length > 1 && items.length <= MOST_SUMMED && !isTwice
}

/** Matches "Is the bundle cheaper?", "what do I save with both?" */
function asksForBundle({ found, concepts }: Asked): boolean {
  const isWeighed = ['saving', 'cheapest', 'compare', 'or'].some((concept) => concepts.has(concept))
  const isOfBundle = concepts.has('bundle') || found.items.some(({ id }) => id === 'bundle')
  return isWeighed && (isOfBundle || (found.items.length > 1 && !found.either && concepts.has('cheapest')))
}

/** Compares a bundle with the sum of its parts. */
function againstParts({ found, write }: Asked): PriceAnswer | undefined {
  const [first] = found.items
  const bundle =
    found.items.find((item) => partsOfBundle(item).length > 1) ??
    (first && itemsOf(first.group).find((item) => partsOfBundle(item).length > 1))
  if (!bundle) return undefined
  const parts = partsOfBundle(bundle)
  const others = found.items.filter((item) => item.name !== bundle.name)
  if (others.length > 0 && !others.every((item) => isAmong(item, parts)) && !found.either) return undefined
  const names = parts.map(write.nameOf).join(', ')
  const singly = write.say('singly', { names, what: write.totals(totalOf(parts)) })
  const text = `${write.item(bundle)}${write.stop} ${singly} ${saving(bundle, parts, write)}`.trimEnd()
  return { text, items: [bundle, ...parts] }
}

function saving(bundle: Item, items: readonly Item[], write: PriceWriter): string {
  const parts = totalOf(items)
  const once = parts.setUp.from - (bundle.price.amount ?? 0)
  const monthly = parts.monthly - (bundle.price.monthly ?? 0)
  if (once <= 0 || monthly === 0) return ''
  const sums = { once: formatRupees(once), monthly: formatRupees(Math.abs(monthly)) }
  return write.say(monthly > 0 ? 'saves' : 'savesOnce', sums)
}

/** Returns the cheapest or dearest of the named items, of their kind, or of all. */
function extreme({ found, write }: Asked, which: 'cheapest' | 'costliest'): PriceAnswer {
  const [first] = found.items
  const kind = found.items.length > 1 ? found.items : first ? itemsOf(first.group) : allItems()
  if (!first && which === 'cheapest') {
    const items = ['creative.song', 'websites.portfolio', 'schools.lessonPlans', 'smb.businessBot'].map(
      itemNamed,
    )
    return { text: write.say('cheapestOfAll'), items }
  }
  const priced = kind.filter(({ price }) => price.amount !== undefined)
  const by = ({ price }: Item) =>
    which === 'cheapest' ? (price.amount ?? 0) : -(price.upTo ?? price.amount ?? 0)
  const [best] = [...priced].sort((a, b) => by(a) - by(b))
  if (!best) return { text: write.say('overview'), items: [] }
  return { text: `${write.say(which, { what: write.item(best) })} ${write.detailOf(best)}`, items: [best] }
}

/** Lists what a budget buys among the named items, their kind, or all. */
function withinBudget({ found, write }: Asked, sum: number): PriceAnswer {
  const budget = formatRupees(sum)
  const [only] = found.items
  if (only && isOne(found)) {
    const { from, to, open } = spanOf(only.price)
    const isEnough = from > 0 && from + (only.price.monthly ?? 0) <= sum
    const isMaybe = isEnough && (open || (to !== undefined && to > sum))
    if (isEnough)
      return {
        text: write.say(isMaybe ? 'maybeEnough' : 'enough', { budget, what: write.item(only) }),
        items: [only],
      }
  }
  const kind = found.items.length > 1 ? found.items : only ? itemsOf(only.group) : allItems()
  const all = kind.some((item) => isWithin(item, sum)) ? kind : allItems()
  const fitting = all
    .filter((item) => isWithin(item, sum) && !isAddition(item))
    .sort((a, b) => (b.price.amount ?? 0) - (a.price.amount ?? 0))
  const items = fitting.slice(0, MOST_FITTING)
  const asked = only && isOne(found) ? `${write.item(only)}${write.stop} ` : ''
  if (items.length > 0) return { text: asked + write.say('fits', { budget, what: write.list(items) }), items }
  const smallest = itemNamed('creative.song')
  return { text: asked + write.say('nothingFits', { budget, what: write.item(smallest) }), items: [smallest] }
}

function isWithin({ price: { amount, monthly = 0, upTo } }: Item, sum: number): boolean {
  return amount !== undefined && (upTo ?? amount) + monthly <= sum
}
