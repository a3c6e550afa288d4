import { pricePages } from '#content/price-pages.ts'
import { type Price, type PriceGroup, prices } from '#content/prices.ts'
import type { ReplyAction } from '#domain/chat/conversation.ts'
import { formatRupees } from '#domain/money.ts'

const groups = Object.entries(prices) as [PriceGroup, Record<string, Price>][]

function rupeesOf({ amount, upTo, monthly }: Price): number[] {
  return [amount, upTo, monthly].filter((value) => value !== undefined)
}

/** Every amount that our price list states: a model may say these and no others. */
export const knownAmounts = {
  rupees: new Set(groups.flatMap(([, list]) => Object.values(list).flatMap(rupeesOf))),
  dollars: new Set(
    groups.flatMap(([, list]) =>
      Object.values(list).flatMap(({ usd }) => (usd ? [usd.amount, usd.monthly] : [])),
    ),
  ),
}

/** The page that an amount in a reply stands on, as a link beneath it; nothing where it needs none. */
export function pageOfAmounts(text: string, actions: readonly ReplyAction[]): ReplyAction | undefined {
  if (actions.some(({ kind }) => kind === 'price-card' || kind === 'page')) return undefined
  const said = (price: Price) => rupeesOf(price).some((value) => holds(text, formatRupees(value)))
  const group = groups.find(([, list]) => Object.values(list).some(said))?.[0]
  if (group) return { kind: 'page', page: pricePages[group] }
  return /₹|rs\.?\s?\d|rupe|रुप/i.test(text) ? { kind: 'page', page: 'services' } : undefined
}

/** Whether the text has this amount and not one that only begins like it. */
function holds(text: string, amount: string): boolean {
  const at = text.indexOf(amount)
  return at >= 0 && !/^,?\d/.test(text.slice(at + amount.length))
}
