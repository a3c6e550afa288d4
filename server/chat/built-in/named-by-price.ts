import { type Found, groupsOf, type Item, itemsCosting } from './find-items.ts'
import { sumsIn } from './read-numbers.ts'
import type { Reading } from './reading.ts'

/**
 * Of several that may be meant, the one whose price stands beside it: "the 12999 website and the customer bot"; or,
 * where nothing is named, what costs so much: "what is in the 49999 one?"
 */
export function namedByPrice(
  found: Found,
  { wanted, concepts }: Pick<Reading, 'wanted' | 'concepts'>,
): Found {
  const choice = found.open ?? (found.either ? found.items : [])
  const sums = sumsIn(wanted)
  const against = concepts.has('compare') ? eachCosting(sums, found) : undefined
  if (against) return { items: against, either: false, named: true, groups: groupsOf(against) }
  const costing = sums.flatMap(itemsCosting)
  // "My budget is 15000, what will I get?" names nothing.
  const isOfList = sums.some((sum) => sum % 100 === 99)
  const isAsked =
    (concepts.has('included') || isOfList) && !concepts.has('budget') && !concepts.has('advance')
  if (found.items.length === 0 && costing.length > 0 && isAsked)
    return { items: costing, either: costing.length > 1, named: true, groups: groupsOf(costing) }
  if (choice.length < 2) return found
  const meant = choice.filter((item) =>
    costing.some(({ group, id }) => group === item.group && id === item.id),
  )
  if (meant.length !== 1) return found
  const { open, ...rest } = found
  const items = open ? [...found.items, ...meant] : meant
  return {
    ...rest,
    items,
    either: open ? found.either : false,
    groups: groupsOf(items),
  }
}

/** "The 19999 one against the 44999 one": of each price, what is of the part of the price list that is named. */
function eachCosting(sums: readonly number[], { groups }: Found): readonly Item[] | undefined {
  const each = sums.map((sum) => itemsCosting(sum).filter(({ group }) => groups.includes(group)))
  return sums.length > 1 && each.every((items) => items.length === 1) ? each.flat() : undefined
}
