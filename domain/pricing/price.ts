/** The price of one part. Amounts are whole rupees. */
export type Price = {
  /** Paid once, unless `per` differs. Undefined means a custom price. */
  amount?: number
  /** The upper end of a range. */
  upTo?: number
  /** The amount is a starting price. */
  open?: true
  /** Monthly payment in addition to the set-up. */
  monthly?: number
  per?: 'teacher-year' | 'school-year'
  usd?: { amount: number; monthly: number }
}

/** A sum that may be a range or have an open upper end. */
export type Span = { from: number; to?: number; open?: true }

/** Returns the span of a price. */
export function spanOf({ amount, upTo, open }: Price): Span {
  // A custom price is unknown but not zero.
  if (amount === undefined) return { from: 0, open: true }
  if (open) return { from: amount, open }
  return upTo === undefined ? { from: amount } : { from: amount, to: upTo }
}

/** Adds two spans; if one is open, only the lower end of the sum is known. */
export function addSpans(a: Span, b: Span): Span {
  const from = a.from + b.from
  if (a.open || b.open) return { from, open: true }
  if (a.to === undefined && b.to === undefined) return { from }
  return { from, to: (a.to ?? a.from) + (b.to ?? b.from) }
}

/** Multiplies a span. */
export function timesSpan({ from, to, open }: Span, times: number): Span {
  return { from: from * times, ...(to !== undefined && { to: to * times }), ...(open && { open }) }
}
