import type { Concept } from '#content/chat/concepts.ts'
import { priceSentences } from '#content/chat/price-sentences/price-sentences.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { totalOf } from '#domain/pricing/totals.ts'
import type { PriceAnswer } from './answer-price.ts'
import { fillFacts } from './fill-facts.ts'
import { type Found, foundOf, type Item, isAddition, isAmong, itemsOf, partsOf } from './find-items.ts'
import { detailOf, fullDetailOf, nameOf, stop, writeItem, writeTotals } from './write-prices.ts'
import { writeSaving } from './write-saving.ts'

/**
 * A bundle, and what the parts that were named, or all of them, come to one by one: the reader compares. `isWhole`: all
 * of them in any case, as for who asks whether the bundle is cheaper.
 */
export function againstParts(
  { items, either }: Found,
  language: ReplyLanguage,
  isWhole = false,
): PriceAnswer | undefined {
  const bundle = bundleAmong(items)
  const all = bundle && !either ? partsOf(bundle) : []
  const named = all.filter((part) => isAmong(part, items))
  const [only] = named
  if (bundle && only && named.length === 1 && !isWhole) {
    const text = `${writeItem(bundle, language)}${stop(language)} ${fullDetailOf(bundle, language)} ${writeItem(only, language)}${stop(language)} ${fullDetailOf(only, language)}`
    return { text, items: [bundle, only] }
  }
  const parts = named.length > 1 && !isWhole ? named : all
  if (!bundle || parts.length < 2) return undefined
  const total = totalOf(parts)
  const what = writeTotals(total, language)
  const saves = parts.length === all.length ? writeSaving(bundle.price, total, language) : ''
  const names = parts.map((part) => nameOf(part, language)).join(', ')
  const singly = fillFacts(priceSentences[language].singly, { what, names })
  const text =
    `${writeItem(bundle, language)}${stop(language)} ${detailOf(bundle, language)} ${singly} ${saves}`.trimEnd()
  return { text, items: [bundle, ...parts] }
}

/**
 * Whether somebody asks if the bundle for local shops is cheaper than its parts, all of them: only it holds the
 * broadcasts, so their name means the bundle and not one part of it.
 */
export function isOfWhole(concepts: ReadonlySet<Concept>): boolean {
  return concepts.has('saving') && concepts.has('cheapest') && concepts.has('broadcast')
}

/** The bundle of what is spoken of, where somebody asks what it saves. */
export function bundleOf({ items, groups }: Found): Found | undefined {
  const [group] = groups
  const named = bundleAmong(items)
  const bundle = named ?? (group && itemsOf(group).find((item) => partsOf(item).length > 1))
  return bundle && foundOf([bundle])
}

function bundleAmong(items: readonly Item[]): Item | undefined {
  return items.find(({ id }) => id === 'bundle')
}

/** Whether a bundle is named beside what it holds: one or the other is bought, so they are no sum. */
export function isBundleAndParts({ items }: Found): boolean {
  const bundle = bundleAmong(items)
  return bundle !== undefined && partsOf(bundle).some((part) => isAmong(part, items))
}

/** Whether a bundle is named beside something else than what it holds: "Business Growth or the SME bundle?". */
export function isBundleAndOthers({ items, either }: Found): boolean {
  const bundle = bundleAmong(items)
  if (!bundle || either) return false
  return items.some((item) => item !== bundle && !isAmong(item, partsOf(bundle)))
}

/** The bundle that holds what was chosen, but for what is added to a bot, where it is most of the bundle. */
export function bundleFor(items: readonly Item[]): Item | undefined {
  const [first] = items
  if (!first || items.some(({ group }) => group !== first.group)) return undefined
  const bundle = bundleAmong(itemsOf(first.group))
  const parts = bundle ? partsOf(bundle).map(({ id }) => id) : []
  const inside = items.filter(({ id }) => parts.includes(id))
  const isMost = inside.length > 1 && inside.length >= parts.length - 1
  return isMost && items.every((item) => inside.includes(item) || isAddition(item)) ? bundle : undefined
}
