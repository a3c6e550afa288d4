import { priceRows } from '#content/price-rows.ts'
import { type Price, type PriceGroup, prices } from '#content/prices.ts'
import type { Locale } from '#domain/locale.ts'

const CURRENCY = 'INR'

/** What a page offers, at the prices that it shows. What is made to measure has none, and is left out. */
export function offersOf(groups: readonly PriceGroup[], locale: Locale) {
  return groups.flatMap((group) =>
    priceRows(group, locale).flatMap(({ id, name, beside }) => {
      const price = (prices[group] as Record<string, Price>)[id]
      return price?.amount === undefined ? [] : [{ ...offer(price, price.amount, beside), name }]
    }),
  )
}

function offer(price: Price, amount: number, paidFor: string | undefined) {
  // Yearly prices say what for: per teacher, per school.
  if (price.per) {
    return { '@type': 'Offer', priceSpecification: { ...fee(amount, 'ANN'), unitText: paidFor } }
  }
  return {
    ...(price.upTo || price.open
      ? { '@type': 'AggregateOffer', lowPrice: amount, highPrice: price.upTo }
      : { '@type': 'Offer', price: amount }),
    priceCurrency: CURRENCY,
    priceSpecification: price.monthly && fee(price.monthly, 'MON'),
  }
}

/** What is paid again and again; the codes are those of UN/CEFACT for months and years. */
function fee(price: number, unitCode: 'MON' | 'ANN') {
  return { '@type': 'UnitPriceSpecification', price, priceCurrency: CURRENCY, unitCode }
}
