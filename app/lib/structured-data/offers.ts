import { priceRows } from '#content/price-rows.ts'
import { type Price, type PriceGroup, prices } from '#content/prices.ts'
import type { Locale } from '#domain/locale.ts'

const CURRENCY = 'INR'

/** Returns a page's offers with the prices that it shows, without those that are priced individually. */
export function offersOf(groups: readonly PriceGroup[], locale: Locale) {
  return groups.flatMap((group) =>
    priceRows(group, locale).flatMap(({ id, name, beside }) => {
      const price = (prices[group] as Record<string, Price>)[id]
      return price?.amount === undefined ? [] : [{ ...offer(price, price.amount, beside), name }]
    }),
  )
}

function offer(price: Price, amount: number, paidFor: string | undefined) {
  // For yearly prices the unit says what is paid for: per teacher or per school.
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

/** Returns a recurring fee. The unit codes are UN/CEFACT's for a month and a year. */
function fee(price: number, unitCode: 'MON' | 'ANN') {
  return { '@type': 'UnitPriceSpecification', price, priceCurrency: CURRENCY, unitCode }
}
