import type { BudgetRange } from '#domain/leads/lead.ts'
import { wordPattern } from '../word-pattern.ts'
import { type Amount, readAmounts } from './read-amounts.ts'

const ownMoney = wordPattern(`
  budget, budgets, spend, spending, afford, invest, investment, can pay, will pay, have only,
  bajet, kharch kar, kharcha kar, de sakta, de sakte, de sakti, laga sakta, laga sakte, mere paas,
  बजट, खर्च कर, दे सकता, दे सकते, दे सकती, लगा सकते, मेरे पास, निवेश,
  bajeti, nina, tuna, naweza kulipa, kutumia
`)
const upTo = wordPattern(`
  under, below, within, upto, up to, max, maximum, less than, at most, not more than,
  tak, se kam, ke andar, ke neeche, तक, से कम, के अंदर, chini ya, hadi, isizidi, mpaka
`)
const fillers = wordPattern(`
  around, about, approx, approximately, roughly, maybe, only, just, between, and, or, is,
  it, my, our, ok, say, lets, please, sir, max, maximum, under, below, upto, up, to,
  within, less, than, above, over, more, plus, at, most, minimum, min, total, hai, tak,
  ke, andar, se, kam, zyada, lagbhag, karib, kareeb, bas, sirf, है, तक, के, अंदर, से, कम, ज़्यादा, लगभग,
  करीब, बस, सिर्फ़, kama, takriban, karibu, tu, hadi, chini, ya
`)
/** Smaller amounts are no budget in rupees. */
const SMALLEST = 500

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
  const last = inRupees.at(-1)
  if (!last) return undefined
  const covered = new Set(amounts.flatMap(({ from, next }) => range(from, next)))
  const isAmountOnly = tokens.every(
    ({ text }, at) => covered.has(at) || !/[\p{L}\d]/u.test(text) || fillers.test(text),
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

function range(from: number, next: number): number[] {
  return Array.from({ length: next - from }, (_, i) => from + i)
}
