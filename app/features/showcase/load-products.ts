import { copy } from '#content/copy/copy.ts'
import type { ProductWords } from '#content/copy/showcase.ts'
import { pathOf } from '#content/pages.ts'
import { type ProductFacts, type ProductId, products } from '#content/products.ts'
import type { Locale } from '#domain/locale.ts'

export type Product = ProductWords & { id: ProductId; status: string; url?: string | undefined }

/** The products, in the words of a language. */
export function loadProducts(locale: Locale): Product[] {
  const words = copy[locale].aiProducts
  return (Object.keys(products) as ProductId[]).map((id) => {
    const { status, page }: ProductFacts = products[id]
    return {
      ...words.products[id],
      id,
      status: words.statuses[status],
      url: page && pathOf(page, locale),
    }
  })
}
