import type { Concept } from '#content/chat/concepts.ts'
import type { PriceGroup } from '#content/prices.ts'
import {
  type Found,
  foundOf,
  groupsOf,
  type Item,
  isAddition,
  isOnly,
  itemNamed,
  itemsOf,
} from './find-items.ts'
import type { Reading } from './reading.ts'
import type { Meant } from './understand.ts'

// Who says whose it is means that, whatever was spoken of: "the bundle for a clinic".
const owners: readonly Concept[] = ['smb', 'onlineShop', 'localShop', 'website']

/** What a question names, as far as that goes with what was named before: the dashboard of a shop, the bundle for it. */
export function besideNamed(found: Found, { found: earlier }: Meant, { concepts }: Reading): Found {
  // Whose book was spoken of has a website for it.
  if (isAnyWebsite(found) && earlier.groups.includes('creative'))
    return foundOf([itemNamed('creative.authorSite')])
  const ofWhom = owners.some((concept) => concepts.has(concept))
  // Whose shop is a website has customers who ask for their orders.
  const groups: readonly PriceGroup[] = isOnly(earlier, 'shop') ? ['ecommerce'] : earlier.groups
  const items = found.either
    ? found.items.filter(({ group }) => groups.includes(group))
    : found.items.map((item) => (ofWhom ? undefined : inGroups(item, earlier)) ?? item)
  if (items.length === 0) return found
  return { ...found, items, groups: groupsOf(items), either: found.either && items.length > 1 }
}

function isAnyWebsite({ items, either }: Found): boolean {
  return either && items.every(({ group }) => group === 'websites')
}

/** The same thing in the part of the price list that was spoken of: voice, dashboard and bundle are in several. */
function inGroups(item: Item, { groups }: Found): Item | undefined {
  const isInSeveral = isAddition(item) || item.id === 'bundle'
  if (!isInSeveral || groups.includes(item.group)) return undefined
  return groups.flatMap(itemsOf).find(({ id }) => id === item.id)
}
