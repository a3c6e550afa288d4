import { priceLists } from '#content/chat/price-list/price-list.ts'
import { priceSentences } from '#content/chat/price-sentences/price-sentences.ts'
import type { PriceWords } from '#content/copy/en/prices.ts'
import type { Price } from '#content/prices.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { fillText } from '#domain/fill-text.ts'
import { formatRupees } from '#domain/money.ts'
import { addSpans, spanOf, timesSpan } from '#domain/pricing/price.ts'
import type { Totals } from '#domain/pricing/totals.ts'
import { writeSpan } from '#domain/pricing/write-span.ts'
import type { Item } from './find-items.ts'

/** `Business bot: ₹19,999 set-up + ₹2,999/month`. */
export function writeItem(item: Item, language: ReplyLanguage): string {
  return `${nameOf(item, language)}: ${writePrice(item.price, language)}`
}

export function nameOf(item: Item, language: ReplyLanguage): string {
  return wordsFor(item, language).name
}

export function detailOf(item: Item, language: ReplyLanguage): string {
  return wordsFor(item, language).detail
}

/** What it is for, with what belongs to it: "A song for a wedding. Names and stories inside, two rounds of changes." */
export function fullDetailOf(item: Item, language: ReplyLanguage): string {
  const { detail, features = [] } = wordsFor(item, language)
  const [first, ...others] = features
  if (first === undefined) return detail
  const inside = others.map((feature) => (isName(feature) ? feature : feature.replace(/^./, lower)))
  return `${detail} ${[first, ...inside].join(', ')}${stop(language)}`
}

const lower = (letter: string) => letter.toLowerCase()

function isName(feature: string): boolean {
  return /^(?:WhatsApp|Hindi|English|Word|CRM|Business)/.test(feature)
}

function wordsFor({ group, id }: Item, language: ReplyLanguage): PriceWords {
  const inGroup: Record<string, PriceWords> = priceLists[language][group]
  return inGroup[id] ?? { name: id, detail: '' }
}

export function writePrice(price: Price, language: ReplyLanguage): string {
  const words = priceSentences[language]
  if (price.amount === undefined) return words.custom
  const amount = writeSpan(spanOf(price), words)
  if (price.per) return fillText(words[price.per], { amount })
  return price.monthly === undefined ? amount : withMonthly(amount, price.monthly, language)
}

function withMonthly(amount: string, monthly: number, language: ReplyLanguage): string {
  const words = priceSentences[language]
  const setUp = fillText(words.setUp, { amount })
  return `${setUp} + ${fillText(words.perMonth, { amount: formatRupees(monthly) })}`
}

/** A total as it is paid: once, every month, every year. */
export function writeTotals(
  { setUp, monthly, yearly }: Pick<Totals, 'setUp' | 'monthly' | 'yearly'>,
  language: ReplyLanguage,
): string {
  const words = priceSentences[language]
  const parts: string[] = []
  if (setUp.from > 0) {
    const amount = writeSpan(setUp, words)
    parts.push(monthly > 0 ? withMonthly(amount, monthly, language) : amount)
  }
  if (yearly.from > 0) parts.push(fillText(words.perYear, { amount: writeSpan(yearly, words) }))
  return parts.join(' + ')
}

/** What falls due in the first month, in the first year and in later ones, or in so many months: the set-up and every begun year included. */
export function writeCostFor(totals: Totals, months: number, language: ReplyLanguage): string {
  const words = priceSentences[language]
  const hasBoth = totals.setUp.from > 0 && totals.yearly.from === 0
  if (months === 1) {
    const first = addSpans(totals.setUp, { from: totals.monthly })
    return fillText(words.firstMonth, { what: writeSpan(first, words) })
  }
  if (months === 12) {
    const first = fillText(words.firstYear, { what: writeSpan(totals.firstYear, words) })
    const later = fillText(words.afterwards, { what: writeSpan({ from: totals.monthly * 12 }, words) })
    return hasBoth && totals.monthly > 0 ? `${first} ${later}` : first
  }
  const fees = addSpans({ from: totals.monthly * months }, timesSpan(totals.yearly, Math.ceil(months / 12)))
  const what = writeSpan(addSpans(totals.setUp, fees), words)
  return hasBoth
    ? fillText(words.monthsWithFees, { what, fees: writeSpan(fees, words), n: months })
    : fillText(words.months, { what, n: months })
}

/** The full stop of a language. */
export function stop(language: ReplyLanguage): string {
  return language === 'hi' ? '।' : '.'
}
