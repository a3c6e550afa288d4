import type { RouterContextProvider } from 'react-router'
import { loadPage } from '#app/load-page.ts'
import { copy } from '#content/copy/copy.ts'
import type { servicePages } from '#content/copy/en/services.ts'
import type { PageId } from '#content/pages.ts'
import { priceRows } from '#content/price-rows.ts'
import type { PriceGroup } from '#content/prices.ts'

/** The data of one service's page: its words, and its prices where it has a list. */
export function loadServicePage(
  context: Readonly<RouterContextProvider>,
  id: PageId,
  words: keyof typeof servicePages,
  prices?: PriceGroup,
) {
  const loaded = loadPage(context, id, (texts) => texts.servicePages[words])
  return {
    ...loaded,
    shared: copy[loaded.locale].servicePrices,
    prices: prices ? priceRows(prices, loaded.locale) : [],
  }
}

export type ServicePageData = ReturnType<typeof loadServicePage>
