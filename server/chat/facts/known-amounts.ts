import { pricePages } from '#content/price-pages.ts'
import { type Price, type PriceGroup, prices } from '#content/prices.ts'
import type { ReplyAction } from '#domain/chat/conversation.ts'
import { formatRupees } from '#domain/money.ts'

const groups = Object.entries(prices) as [PriceGroup, Record<string, Price>][]

function rupeesOf({ amount, upTo, monthly }: Price): number[] {
  return [amount, upTo, monthly].filter((value) => value !== undefined)
}

/** All amounts of the price list, which are the only ones a model may state. */
export const knownAmounts = {
  rupees: new Set(groups.flatMap(([, list]) => Object.values(list).flatMap(rupeesOf))),
  dollars: new Set(
    groups.flatMap(([, list]) =>
      Object.values(list).flatMap(({ usd }) => (usd ? [usd.amount, usd.monthly] : [])),
    ),
  ),
}

/** Returns a link to the page of an amount in a reply; undefined if none is needed. */
export function pageOfAmounts(text: string, actions: readonly ReplyAction[]): ReplyAction | undefined {
  if (actions.some(({ kind }) => kind === 'price-card' || kind === 'page')) return undefined
  const isStated = (price: Price) => rupeesOf(price).some((value) => holds(text, formatRupees(value)))
  const group = groups.find(([, list]) => Object.values(list).some(isStated))?.[0]
  if (group) return { kind: 'page', page: pricePages[group] }
  return /₹|rs\.?\s?\d|rupe|रुप/i.test(text) ? { kind: 'page', page: 'services' } : undefined
}

/** Returns whether the text contains exactly this amount, not a longer one. */
function holds(text: string, amount: string): boolean {
  const at = text.indexOf(amount)
  return at >= 0 && !/^,?\d/.test(text.slice(at + amount.length))
}
