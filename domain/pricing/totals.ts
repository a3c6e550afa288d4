import { addSpans, type Price, type Span, spanOf, timesSpan } from './price.ts'

const MONTHS = 12

export type Priced = { price: Price; quantity?: number }

export type Totals = {
  /** One-off payment. */
  setUp: Span
  monthly: number
  /** Yearly payment, as schools make it. */
  yearly: Span
  /** All payments in the first twelve months. */
  firstYear: Span
  /** The total in dollars, if each part has a dollar price. */
  dollars?: { setUp: number; monthly: number; firstYear: number }
}

/** Returns the total of the chosen parts. */
export function totalOf(chosen: readonly Priced[]): Totals {
  let setUp: Span = { from: 0 }
  let yearly: Span = { from: 0 }
  let monthly = 0
  for (const { price, quantity = 1 } of chosen) {
    const span = timesSpan(spanOf(price), quantity)
    if (price.per) yearly = addSpans(yearly, span)
    else setUp = addSpans(setUp, span)
    monthly += (price.monthly ?? 0) * quantity
  }
  const firstYear = addSpans(addSpans(setUp, yearly), { from: monthly * MONTHS })
  const dollars = dollarsOf(chosen)
  return { setUp, monthly, yearly, firstYear, ...(dollars && { dollars }) }
}

function dollarsOf(chosen: readonly Priced[]): Totals['dollars'] {
  if (chosen.length === 0) return undefined
  let setUp = 0
  let monthly = 0
  for (const { price, quantity = 1 } of chosen) {
    if (!price.usd) return undefined
    setUp += price.usd.amount * quantity
    monthly += price.usd.monthly * quantity
  }
  return { setUp, monthly, firstYear: setUp + monthly * MONTHS }
}
