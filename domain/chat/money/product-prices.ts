import { foldText } from '../word-pattern.ts'
import { readAmounts } from './read-amounts.ts'

/** The folded name of a product and the rupee amounts that may be stated for it. */
export type ProductPrices = readonly { name: string; rupees: ReadonlySet<number> }[]

/** Smaller amounts are not compared with the products. */
const SMALLEST_PRICE = 400

/**
 * Returns whether a sentence gives a product the price of another: "the website costs ₹49,999". This applies
 * only if none of the stated amounts belongs to any named product.
 */
export function namesWrongPrice(
  sentence: string,
  products: ProductPrices,
  known: ReadonlySet<number>,
): boolean {
  const text = foldText(sentence)
  const { amounts } = readAmounts(text)
  const stated = amounts.filter(
    ({ value, currency }) => currency !== 'dollars' && value >= SMALLEST_PRICE && known.has(value),
  )
  if (stated.length === 0) return false
  const named = namedIn(text, products)
  if (named.length === 0) return false
  return !stated.some(({ value }) => named.some(({ rupees }) => rupees.has(value)))
}

/** A longer name hides the names it contains: the website bundle is not the website. */
function namedIn(text: string, products: ProductPrices): ProductPrices {
  let rest = text
  return [...products]
    .sort((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const at = wordAt(rest, name)
      if (at < 0) return false
      rest = rest.replaceAll(name, ' ')
      return true
    })
}

function wordAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isWord =
      !/[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, at)) &&
      !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(at + name.length))
    if (isWord) return at
  }
  return -1
}
