import { smallWords } from '#content/chat/clause-words.ts'
import type { Concept } from '#content/chat/concepts.ts'
import type { Found } from './find-items.ts'
import { wordsOf } from './fold-text.ts'
import { isPriced } from './kinds-of-answer.ts'
import { things } from './lean-on-earlier.ts'
import type { Reading } from './reading.ts'

// In so few words, who names a trade tells of no other wish by the way.
const FEW = 8
// In more of them what is named has something else happen to it: "can the bot collect fees from students".
const FEWEST = 4
/** What stands beside a thing and asks for nothing but that, or its price. */
const bare: ReadonlySet<Concept> = new Set<Concept>([
  'want',
  'help',
  'info',
  'price',
  'howMuch',
  'buy',
  'plus',
  'budget',
  'mine',
])
const small = new Set(wordsOf(smallWords))
/** "Which bot is the cheapest?" */
const choosing: ReadonlySet<Concept> = new Set<Concept>(['cheapest', 'costliest', 'compare'])

/** Whether all words are known, and none asks for anything but a thing and its price. */
export function isBare({ strange, concepts }: Reading): boolean {
  return strange.length === 0 && areOnly(concepts, things, bare)
}

/** Whether a few known words name a trade that this is for: "do you do restaurants?" */
export function isOnlyWho({ words, strange }: Reading, found: Found): boolean {
  return words.length <= FEW && strange.length === 0 && !found.named && found.asker !== undefined
}

/**
 * "Price for a clinic", "website price": somebody says what they run, or names a thing, and wants a price, and nothing
 * else. So plain a question needs no example, and is not to be taken for one that is like it.
 */
export function asksPriceAlone(reading: Reading, found: Found): boolean {
  if (asksForEnd(reading, found)) return true
  const isShort = found.named ? countOf(reading) <= FEWEST : isOnlyWho(reading, found)
  return isShort && isPriced(reading) && isBare(reading)
}

/** How many words there are; small ones don't count where each of the others means something: "bei ya bot ya duka". */
function countOf({ words }: Reading): number {
  const telling = words.filter(({ written, isOfPhrase }) => !isOfPhrase && !small.has(written))
  return telling.every(({ concepts }) => concepts.length > 0) ? telling.length : words.length
}

/** Whether a few known words ask which of what they name costs least, or most. */
export function asksForEnd({ words, strange, concepts }: Reading, found: Found): boolean {
  const hasEnd = concepts.has('cheapest') || concepts.has('costliest')
  if (!hasEnd || !found.named || words.length > FEW || strange.length > 0) return false
  return areOnly(concepts, things, bare, choosing)
}

function areOnly(concepts: ReadonlySet<Concept>, ...sets: ReadonlySet<Concept>[]): boolean {
  return [...concepts].every((concept) => sets.some((set) => set.has(concept)))
}
