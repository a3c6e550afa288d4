import { quoteAddress } from '#app/lib/site/quote-address.ts'
import { copy } from '#content/copy/copy.ts'
import type { ProductWords } from '#content/copy/showcase.ts'
import { pathOf } from '#content/pages.ts'
import { pagePrice } from '#content/price-rows.ts'
import { type ProductFacts, type ProductId, type ProductStatus, products } from '#content/products.ts'
import type { Locale } from '#domain/locale.ts'
import { fillText } from '#domain/text/fill-text.ts'

type ProductLink = { label: string; href: string }

export type Product = ProductWords & {
  id: ProductId
  status: string
  /** What the service that it belongs to starts at. */
  price?: string | undefined
  /** Links to the quote form, and to the product's own site if it has one. */
  ask: ProductLink
  visit?: ProductLink | undefined
}

/** Returns the products with their texts in a language. */
export function loadProducts(locale: Locale): Product[] {
  const { aiProducts: words, actions } = copy[locale]
  const asks: Partial<Record<ProductStatus, string>> = {
    'in-development': words.askSoon,
    'coming-soon': words.askSoon,
  }
  return (Object.keys(products) as ProductId[]).map((id) => {
    const { status, page, url, service }: ProductFacts = products[id]
    return {
      ...words.products[id],
      id,
      status: words.statuses[status],
      ask: {
        label: asks[status] ?? actions.quote,
        href: quoteAddress(pathOf('contact', locale), { service, parts: `products.${id}` }),
      },
      visit: url && {
        label: fillText(words.visit, { product: words.products[id].title.toLowerCase() }),
        href: url,
      },
      price: page && pagePrice(page, locale),
    }
  })
}
