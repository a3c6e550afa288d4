import { quoteAddress } from '#app/lib/site/quote-address.ts'
import { copy } from '#content/copy/copy.ts'
import type { ProductWords } from '#content/copy/showcase.ts'
import { pathOf } from '#content/pages.ts'
import { pagePrice } from '#content/price-rows.ts'
import { type ProductFacts, type ProductId, products } from '#content/products.ts'
import type { Locale } from '#domain/locale.ts'
import { fillText } from '#domain/text/fill-text.ts'

type ProductLink = { label: string; href: string }

export type Product = ProductWords & {
  id: ProductId
  /** Whether it can't be ordered yet. */
  isSoon: boolean
  status: string
  /** What the service that it belongs to starts at. */
  price?: string | undefined
  /** Links to the quote form, and to the product's own site if it has one. */
  ask: ProductLink
  visit?: ProductLink | undefined
}

/** Returns the products with their texts in a language: those to order now, and those in the making. */
export function loadProducts(locale: Locale) {
  const all = (Object.keys(products) as ProductId[]).map((id) => loadProduct(id, locale))
  return { ready: all.filter(({ isSoon }) => !isSoon), soon: all.filter(({ isSoon }) => isSoon) }
}

export function loadProduct(id: ProductId, locale: Locale): Product {
  const { aiProducts: words, actions } = copy[locale]
  const { status, page, url, service }: ProductFacts = products[id]
  const isSoon = status === 'in-development' || status === 'coming-soon'
  return {
    ...words.products[id],
    id,
    isSoon,
    status: words.statuses[status],
    ask: {
      label: isSoon ? words.askSoon : actions.quote,
      href: quoteAddress(pathOf('contact', locale), { service, parts: `products.${id}` }),
    },
    visit: url && {
      label: fillText(words.visit, { product: words.products[id].title.toLowerCase() }),
      href: url,
    },
    price: page && pagePrice(page, locale),
  }
}
