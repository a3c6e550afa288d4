import { priceSentences } from '#content/chat/price-sentences/price-sentences.ts'
import type { Price } from '#content/prices.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { formatRupees } from '#domain/money.ts'
import type { Totals } from '#domain/pricing/totals.ts'
import { fillFacts } from './fill-facts.ts'
import { writeTotals } from './write-prices.ts'

/** What a bundle saves against its parts, at once and every month; its monthly fee may be the higher one. */
export function writeSaving(bundle: Price, parts: Totals, language: ReplyLanguage): string {
  const once = parts.setUp.from - (bundle.amount ?? 0)
  const monthly = parts.monthly - (bundle.monthly ?? 0)
  if (bundle.amount === undefined || once <= 0 || monthly === 0) return ''
  const { saves, savesOnce } = priceSentences[language]
  return fillFacts(monthly > 0 ? saves : savesOnce, {
    once: formatRupees(once),
    monthly: formatRupees(Math.abs(monthly)),
  })
}

/** Half of a price, which may be paid in advance; nothing where the price is a range. */
export function writeHalf(price: Price, language: ReplyLanguage): string {
  if (!isOneSum(price) || price.per) return ''
  const half = formatRupees(Math.round(price.amount / 2))
  return fillFacts(priceSentences[language].half, { what: formatRupees(price.amount), half })
}

/** How much more the dearer of two costs; nothing where either is a range, or one is dearer at first and the other later. */
export function writeDifference(one: Price, other: Price, language: ReplyLanguage): string {
  if (one.per !== other.per || !isOneSum(one) || !isOneSum(other)) return ''
  const [less, more] = one.amount <= other.amount ? [one, other] : [other, one]
  const once = more.amount - less.amount
  const monthly = (more.monthly ?? 0) - (less.monthly ?? 0)
  if (once <= 0 || monthly < 0) return ''
  const [setUp, yearly] = one.per ? [0, once] : [once, 0]
  const what = writeTotals({ setUp: { from: setUp }, monthly, yearly: { from: yearly } }, language)
  return fillFacts(priceSentences[language].difference, { what })
}

/** Whether it is one sum that is known, and no range. */
function isOneSum(price: Price): price is Price & { amount: number } {
  return price.amount !== undefined && price.upTo === undefined && !price.open
}
