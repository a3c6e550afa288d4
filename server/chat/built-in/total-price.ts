import type { Price } from '#content/prices.ts'

/** A sum that may be a range, or only known from below. */
export type Sum = { from: number; to: number; open: boolean }

const nothing: Sum = { from: 0, to: 0, open: false }

export type Total = {
  /** Paid once. */
  setUp: Sum
  monthly: number
  /** Paid every year, as schools do. */
  yearly: Sum
}

/** What several prices come to. What is made to measure has no amount and is left out. */
export function totalPrice(list: readonly Price[]): Total {
  let setUp = nothing
  let yearly = nothing
  let monthly = 0
  for (const price of list) {
    if (price.per) yearly = addUp(yearly, sumOf(price))
    else setUp = addUp(setUp, sumOf(price))
    monthly += price.monthly ?? 0
  }
  return { setUp, monthly, yearly }
}

/** All that falls due in so many months, the set-up and every begun year included. */
export function costFor({ setUp, monthly, yearly }: Total, months: number): Sum {
  const years = Math.ceil(months / 12)
  const fees = monthly * months
  const once = addUp(setUp, { from: fees, to: fees, open: false })
  return addUp(once, { from: yearly.from * years, to: yearly.to * years, open: yearly.open })
}

function sumOf({ amount = 0, upTo, open }: Price): Sum {
  return { from: amount, to: upTo ?? amount, open: open ?? false }
}

function addUp(a: Sum, b: Sum): Sum {
  return { from: a.from + b.from, to: a.to + b.to, open: a.open || b.open }
}
