import { priceLists } from '#content/chat/price-list/price-list.ts'
import { priceSentences } from '#content/chat/price-sentences.ts'
import type { PriceWords } from '#content/copy/en/prices.ts'
import type { Price } from '#content/prices.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { fillText } from '#domain/fill-text.ts'
import { formatRupees } from '#domain/money.ts'
import type { Item } from './find-items.ts'
import { costFor, type Sum, type Total } from './total-price.ts'

/** `Business bot: ₹19,999 set-up + ₹2,999/month`. */
export function writeItem(item: Item, language: ReplyLanguage): string {
  return `${nameOf(item, language)}: ${writePrice(item.price, language)}`
}

export function nameOf(item: Item, language: ReplyLanguage): string {
  return wordsFor(item, language).name
}

export function detailOf(item: Item, language: ReplyLanguage): string {
  const { detail } = wordsFor(item, language)
  return detail
}

function wordsFor({ group, id }: Item, language: ReplyLanguage): PriceWords {
  const inGroup: Record<string, PriceWords> = priceLists[language][group]
  return inGroup[id] ?? { name: id, detail: '' }
}

export function writePrice(price: Price, language: ReplyLanguage): string {
  const words = priceSentences[language]
  if (price.amount === undefined) return words.custom
  const sum = { from: price.amount, to: price.upTo ?? price.amount, open: price.open ?? false }
  const amount = writeSum(sum, language)
  if (price.per) return fillText(words[price.per], { amount })
  return price.monthly === undefined ? amount : withMonthly(amount, price.monthly, language)
}

function withMonthly(amount: string, monthly: number, language: ReplyLanguage): string {
  const words = priceSentences[language]
  const setUp = fillText(words.setUp, { amount })
  return `${setUp} + ${fillText(words.perMonth, { amount: formatRupees(monthly) })}`
}

/** A total as it is paid: once, every month, every year. */
export function writeTotal({ setUp, monthly, yearly }: Total, language: ReplyLanguage): string {
  const parts: string[] = []
  if (setUp.from > 0) {
    const amount = writeSum(setUp, language)
    parts.push(monthly > 0 ? withMonthly(amount, monthly, language) : amount)
  }
  if (yearly.from > 0)
    parts.push(fillText(priceSentences[language].perYear, { amount: writeSum(yearly, language) }))
  return parts.join(' + ')
}

/** The sentence on what a year, or any other time, comes to. */
export function writeCostFor(total: Total, months: number, language: ReplyLanguage): string {
  const words = priceSentences[language]
  const what = writeSum(costFor(total, months), language)
  return months === 12 ? fillText(words.firstYear, { what }) : fillText(words.months, { what, n: months })
}

export function writeSum({ from, to, open }: Sum, language: ReplyLanguage): string {
  const words = priceSentences[language]
  const amount = formatRupees(from)
  if (open) return fillText(words.from, { amount })
  return to === from ? amount : fillText(words.range, { amount, upTo: formatRupees(to) })
}
