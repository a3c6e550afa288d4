import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import { startingPrice } from '#content/price-rows.ts'
import { prices } from '#content/prices.ts'
import type { Locale } from '#domain/locale.ts'
import { quoteAddress } from './quote-address.ts'

const offers = {
  starter: { price: prices.packages.starter, service: 'ai-chatbots', parts: 'packages.starter' },
  customApp: { price: prices.websites.customApp, service: 'ai-web-apps', parts: 'websites.customApp' },
}

/** Returns the price of an offer and a link to ask for it, for pages without a price list of their own. */
export function loadEntryOffer(offer: keyof typeof offers, locale: Locale) {
  const { price, ...initialValues } = offers[offer]
  return {
    ...startingPrice(price, locale),
    label: copy[locale].actions.quote,
    href: quoteAddress(pathOf('contact', locale), initialValues),
  }
}
