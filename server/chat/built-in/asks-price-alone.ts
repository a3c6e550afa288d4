import type { Concept } from '#content/chat/concepts.ts'
import type { Found } from './find-items.ts'
import { isPriced } from './kinds-of-answer.ts'
import { things } from './lean-on-earlier.ts'
import type { Reading } from './reading.ts'

const FEW_WORDS = 8
const FEWEST_WORDS = 4
/** What stands beside it and asks for nothing else. */
const besidePrice: ReadonlySet<Concept> = new Set<Concept>([
  'price',
  'howMuch',
  'want',
  'info',
  'help',
  'buy',
  'budget',
  'plus',
])

/**
 * "Price for a clinic", "website price": in few words, all of them known, somebody says what they run, or names a thing,
 * and wants a price, and nothing else. So plain a question needs no example, and is not to be taken for one that is
 * like it.
 */
export function asksPriceAlone(reading: Reading, found: Found): boolean {
  const { words, strange, concepts } = reading
  // In more words what is named has something else happen to it: "can the bot collect fees from students".
  const isPlain = found.named
    ? words.length <= FEWEST_WORDS
    : found.asker !== undefined && words.length <= FEW_WORDS
  return (
    isPriced(reading) &&
    isPlain &&
    strange.length === 0 &&
    [...concepts].every((concept) => things.has(concept) || besidePrice.has(concept))
  )
}
