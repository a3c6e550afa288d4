import {
  cheapestPointedAt,
  costliestPointedAt,
  lastPointedAt,
  middlePointedAt,
  pointedAtInOrder,
} from '#content/chat/spoken-of.ts'
import { byAmount, byMost } from './by-amount.ts'
import type { Item } from './find-items.ts'
import { itemsOfAll } from './items-spoken-of.ts'
import type { Reading } from './reading.ts'
import { says, turnsOf } from './turns-of-phrase.ts'
import type { Meant } from './understand.ts'

const inOrder = pointedAtInOrder.map(turnsOf)
const middle = turnsOf(middlePointedAt)
const last = turnsOf(lastPointedAt)
const cheapest = turnsOf(cheapestPointedAt)
const costliest = turnsOf(costliestPointedAt)

/** The one that is meant of several that were told of: "and the second one, what is in it?". Nothing where none is pointed at. */
export function pointedAt(reading: Reading, spoken: readonly Meant[]): Item | undefined {
  const told = listOf(spoken)
  if (told.length < 2) return undefined
  if (says(reading, cheapest)) return byAmount(told)[0]
  if (says(reading, costliest)) return byMost(told)[0]
  if (says(reading, middle)) return told[Math.floor(told.length / 2)]
  if (says(reading, last)) return told.at(-1)
  const at = inOrder.findIndex((turns) => says(reading, turns))
  return told[at]
}

/** What was told in one list last, as it stood there; or all that was named, the earliest first. */
function listOf(spoken: readonly Meant[]): readonly Item[] {
  const list = spoken.find(({ found }) => found.named && found.items.length > 1)
  if (!list) return itemsOfAll(spoken)
  if (list.concepts.has('cheapest')) return byAmount(list.found.items)
  return list.concepts.has('costliest') ? byMost(list.found.items) : list.found.items
}
