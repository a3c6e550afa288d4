import { business } from '#content/business.ts'
import { type Price, prices } from '#content/prices.ts'
import type { PriceRow, ReplyLanguage } from '#domain/chat/conversation.ts'
import { formatDollars, formatRupees } from '#domain/money.ts'
import { addSpans, spanOf } from '#domain/pricing/price.ts'
import type { Totals } from '#domain/pricing/totals.ts'
import { writeSpan } from '#domain/pricing/write-span.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { Item } from './items.ts'
import type { ItemWords, Sentences, Texts } from './types.ts'

const facts: Record<string, string> = { business: business.name, hours: String(business.replyWithinHours) }
for (const [group, list] of Object.entries<Record<string, Price>>(prices)) {
  for (const [id, { amount, monthly, upTo, usd }] of Object.entries(list)) {
    const name = `${group}_${id}`
    if (amount !== undefined) facts[name] = formatRupees(amount)
    if (monthly !== undefined) facts[`${name}_monthly`] = formatRupees(monthly)
    if (upTo !== undefined) facts[`${name}_upTo`] = formatRupees(upTo)
    if (usd) facts[`${name}_usd`] = formatDollars(usd.amount)
    if (usd) facts[`${name}_usd_monthly`] = formatDollars(usd.monthly)
  }
}

/** Fills placeholders with prices and facts: `{hours}`, `{smb_businessBot_monthly}`. */
export function fill(text: string, more: Record<string, string | number> = {}): string {
  return fillText(fillText(text, more), facts)
}

export type PriceWriter = ReturnType<typeof createPriceWriter>

/** Creates a writer of prices in one language. */
export function createPriceWriter({ names, sentences }: Texts, language: ReplyLanguage) {
  const words = sentences[language]
  const stop = language === 'hi' ? '।' : '.'
  const say = (sentence: string, more: Record<string, string | number> = {}) =>
    fill(words[sentence] ?? '', more)
  const wordsFor = ({ group, id }: Item): ItemWords =>
    names[group]?.[id]?.[language] ?? { name: id, detail: '' }

  const withMonthly = (amount: string, monthly: number) =>
    `${say('setUp', { amount })} + ${say('perMonth', { amount: formatRupees(monthly) })}`

  function price(of: Price): string {
    if (of.amount === undefined) return say('custom')
    const amount = writeSpan(spanOf(of), spanWords(words))
    if (of.per) return say(of.per, { amount })
    return of.monthly === undefined ? amount : withMonthly(amount, of.monthly)
  }

  function totals({ setUp, monthly, yearly }: Pick<Totals, 'setUp' | 'monthly' | 'yearly'>): string {
    const parts: string[] = []
    const amount = writeSpan(setUp, spanWords(words))
    if (setUp.from > 0) parts.push(monthly > 0 ? withMonthly(amount, monthly) : amount)
    if (yearly.from > 0) parts.push(say('perYear', { amount: writeSpan(yearly, spanWords(words)) }))
    return parts.join(' + ')
  }

  /** Writes the cost of the first year, or of a number of months. */
  function costFor(total: Totals, months: number): string {
    const years = { from: total.yearly.from * Math.ceil(months / 12) }
    const all = addSpans(addSpans(total.setUp, { from: total.monthly * months }), years)
    const what = writeSpan(all, spanWords(words))
    return months === 12 ? say('firstYear', { what }) : say('months', { what, n: months })
  }

  /** Returns the row of a price card: the first payment and the recurring one. */
  function row(of: Item): PriceRow {
    const { monthly, per, amount } = of.price
    const { name } = wordsFor(of)
    if (amount === undefined) return { name, amount: say('custom') }
    const beside =
      monthly !== undefined
        ? `+ ${say('perMonth', { amount: formatRupees(monthly) })}`
        : per && say(per, { amount: '' }).trim()
    return { name, amount: writeSpan(spanOf(of.price), spanWords(words)), beside }
  }

  const item = (of: Item) => `${wordsFor(of).name}: ${price(of.price)}`
  return {
    say,
    stop,
    totals,
    costFor,
    row,
    /** `Business bot: ₹19,999 set-up + ₹2,999/month`. */
    item,
    list: (items: readonly Item[]) => items.map(item).join('; '),
    /** Like `list`, with the kind of customer of each item: `Business bot (clinics, salons and local shops): …`. */
    listByCustomer: (items: readonly Item[]) =>
      items
        .map((of) => {
          const customer = say(`for-${of.group}`)
          return customer ? `${wordsFor(of).name} (${customer}): ${price(of.price)}` : item(of)
        })
        .join('; '),
    nameOf: (of: Item) => wordsFor(of).name,
    /** Describes the purpose and contents of an item. */
    detailOf: (of: Item) => {
      const { detail, features = [] } = wordsFor(of)
      return features.length > 0 ? `${detail} ${features.join(', ')}${stop}` : detail
    },
  }
}

function spanWords({ from = '', range = '' }: Sentences) {
  return { from, range }
}
