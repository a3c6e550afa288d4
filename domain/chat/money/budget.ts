import type { BudgetRange } from '#domain/leads/lead.ts'
import { wordPattern } from '../word-pattern.ts'
import { type Amount, readAmounts } from './read-amounts.ts'

const moneyWords = wordPattern(`
  budget, budgets, cost, costs, costing, costly, price, prices, priced, pricing, pricey, expensive, cheap, cheaper,
  cheapest, affordable, afford, investment, invest, how much, rate, rates, charges, fee, fees, quotation,
  kitna lagega, kitne lagenge, kitne ka, kitne ki, kitne me, kitne mein, kitna paisa, kitne paise, kimat, keemat, daam,
  kharch, kharcha, kharche, mehnga, mahanga, sasta, saste, sasti, paisa, paise, nivesh,
  बजट, कीमत, दाम, खर्च, ख़र्चा, महंगा, महंगी, सस्ता, सस्ती, सस्ते, रेट, फीस, पैसा, पैसे, निवेश,
  कितने का, कितने की, कितना लगेगा, कितने में, मूल्य, शुल्क,
  bajeti, bei, gharama, ghali, nafuu, uwekezaji, ada, pesa ngapi, shilingi ngapi, kiasi gani
`)
const ownMoney = wordPattern(`
  budget, spend, spending, afford, invest, investment, can pay, will pay, have only,
  kharch kar, kharcha kar, de sakta, de sakte, de sakti, laga sakta, laga sakte, mere paas,
  बजट, खर्च कर, दे सकता, दे सकते, दे सकती, लगा सकते, मेरे पास, bajeti, nina, tuna, naweza kulipa, kutumia
`)
const upTo = wordPattern(`
  under, below, within, upto, up to, max, maximum, less than, at most, not more than,
  tak, se kam, ke andar, तक, से कम, के अंदर, chini ya, hadi, isizidi, mpaka
`)
const fillers = wordPattern(`
  around, about, approx, roughly, maybe, only, just, between, and, or, is, it, my, our, max, maximum, under, below,
  upto, up, to, within, less, than, above, over, more, at, most, total, hai, tak, ke, andar, se, kam, zyada, lagbhag,
  karib, bas, sirf, है, तक, के, अंदर, से, कम, ज़्यादा, लगभग, करीब, बस, सिर्फ़, kama, takriban, tu, hadi, chini, ya
`)
/** Smaller amounts are no budget in rupees. */
const SMALLEST = 500

/** Returns whether a folded text mentions money. */
export function speaksOfMoney(text: string): boolean {
  return moneyWords.test(text)
}

/**
 * Returns the quote form's budget range that a folded message names. An amount counts if the reply asked for
 * the budget, if the message speaks of the visitor's own money, or if it contains nothing else: "is it
 * 19,999?" is no budget.
 */
export function budgetOf(text: string, asked: boolean): BudgetRange | undefined {
  const { tokens, amounts } = readAmounts(text)
  const inRupees = amounts.filter(
    ({ value, currency }) => value >= SMALLEST && currency !== 'dollars' && currency !== 'other',
  )
  if (inRupees.length === 0) return undefined
  const isAmountOnly = tokens.every(
    ({ text }, at) =>
      amounts.some(({ from, next }) => from <= at && at < next) ||
      !/[\p{L}\d]/u.test(text) ||
      fillers.test(text),
  )
  if (!asked && !isAmountOnly && !ownMoney.test(text)) return undefined
  return budgetFor(inRupees, upTo.test(text))
}

function budgetFor(amounts: readonly Amount[], isUpTo: boolean): BudgetRange {
  const upper = amounts.findLast(({ end }) => end === 'upper')
  const lower = amounts.findLast(({ end }) => end === 'lower')
  if (upper && lower) return rangeOf((lower.value + upper.value) / 2)
  const value = amounts.at(-1)?.value ?? 0
  // "Up to 50,000" stays below the range that begins at 50,000.
  return rangeOf(isUpTo ? value - 1 : value)
}

function rangeOf(rupees: number): BudgetRange {
  if (rupees < 25_000) return 'under-25k'
  if (rupees < 50_000) return '25k-50k'
  if (rupees < 1_00_000) return '50k-1l'
  if (rupees < 2_50_000) return '1l-2.5l'
  return '2.5l-plus'
}
