import { findItems, type Item, isOnly, itemNamed, notIn, partsOf, withBot } from './find-items.ts'
import { isNamed, itemsOfAll, together } from './items-spoken-of.ts'
import { things } from './lean-on-earlier.ts'
import type { Reading } from './reading.ts'
import { dropped, isDropping } from './revise-earlier.ts'
import { asksSumOfAll } from './several-spoken-of.ts'
import type { Meant } from './understand.ts'

// In more words what is dropped is named.
const SHORT = 8

/** What is left of what was spoken of where some of it is left out: "without the calls, but send offers". */
export function withoutLeftOut(reading: Reading, own: Meant, spoken: readonly Meant[]): Meant | undefined {
  const earlier = spoken.filter(({ found }) => isNamed(found))
  const [last] = earlier
  // "Without the chatbot?" after a website that has one: the same website without it.
  if (last && reading.refused.includes('bot') && isOnly(last.found, 'businessWithChatbot'))
    return together([itemNamed('websites.business')], reading, [last])
  // "Not selling online, just to show my work": the websites that were told of, without the shop.
  const [newest] = spoken
  if (newest?.found.groups[0] === 'websites' && reading.refused.includes('onlineShop')) {
    const rest = newest.found.items.filter(({ id }) => id !== 'shop')
    if (rest.length > 1)
      return { ...newest, found: { ...newest.found, items: rest, named: true, either: true } }
    return together(rest.length > 0 ? rest : [itemNamed('websites.business')], reading, [newest])
  }
  const left = itemsLeftOut(reading, own)
  if (left.length === 0) return undefined
  const isLeftIn = ({ id }: Item) => !left.some((item) => item.id === id)
  const named = withBot(itemsOfAll(asksSumOfAll(reading) ? earlier : earlier.slice(0, 1)))
  // Of a bundle the parts are left that are wanted.
  const before = named.flatMap((item) => (partsOf(item).every(isLeftIn) ? [item] : partsOf(item)))
  const kept = before.filter(isLeftIn)
  if (kept.length === 0 || kept.length === before.length) return undefined
  const added = own.found.named && !own.found.either ? own.found.items.filter(isLeftIn) : []
  return together([...kept, ...notIn(kept, added)], reading, [own, ...earlier])
}

/** What is not wanted, by the words that name it; or else what is dropped by description: "screen wali cheez hata do". */
function itemsLeftOut(reading: Reading, { found }: Meant): readonly Item[] {
  const { refused } = reading
  const concepts = refused.length > 0 ? refused : dropped(reading, (concept) => things.has(concept))
  if (concepts.length > 0) return findItems(new Set(concepts)).items
  const isSaid = isDropping(reading) && reading.words.length <= SHORT
  return isSaid && found.named && !found.either ? found.items : []
}
