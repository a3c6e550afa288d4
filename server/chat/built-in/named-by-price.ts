import { type Found, itemsCosting } from './find-items.ts'
import { sumsIn } from './read-numbers.ts'
import type { Reading } from './reading.ts'

/** Of several that may be meant, the one whose price stands beside it: "the 12999 website and the customer bot". */
export function namedByPrice(found: Found, { wanted }: Pick<Reading, 'wanted'>): Found {
  const choice = found.open ?? (found.either ? found.items : [])
  if (choice.length < 2) return found
  const costing = sumsIn(wanted).flatMap(itemsCosting)
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
    groups: [...new Set(items.map(({ group }) => group))],
  }
}
