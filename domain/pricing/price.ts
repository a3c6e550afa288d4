/** What one part costs. Amounts are whole rupees. */
export type Price = {
  /** Paid once, unless `per` says otherwise. Nothing means: made to measure. */
  amount?: number
  /** The upper end where it is a range. */
  upTo?: number
  /** The amount is where it begins. */
  open?: true
  /** Paid every month beside the set-up. */
  monthly?: number
  per?: 'teacher-year' | 'school-year'
  usd?: { amount: number; monthly: number }
}

/** A sum that may be a range, or only known from below. */
export type Span = { from: number; to?: number; open?: true }

export function spanOf({ amount, upTo, open }: Price): Span {
  // What is made to measure costs something, nobody knows how much.
  if (amount === undefined) return { from: 0, open: true }
  if (open) return { from: amount, open }
  return upTo === undefined ? { from: amount } : { from: amount, to: upTo }
}

/** Ranges add up as ranges; with an open one among them only the lower end is known. */
export function addSpans(a: Span, b: Span): Span {
  const from = a.from + b.from
  if (a.open || b.open) return { from, open: true }
  if (a.to === undefined && b.to === undefined) return { from }
  return { from, to: (a.to ?? a.from) + (b.to ?? b.from) }
}

export function timesSpan({ from, to, open }: Span, times: number): Span {
  return { from: from * times, ...(to !== undefined && { to: to * times }), ...(open && { open }) }
}
