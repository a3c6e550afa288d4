import { type Found, type Item, isAmong, nothingFound } from './items.ts'
import type { Numbers } from './numbers.ts'
import type { Reading } from './understand.ts'

/** The subject of a conversation after each message. */
export type SpokenOf = {
  found: Found
  numbers: Numbers
  /** All items mentioned so far, newest last. */
  all: readonly Item[]
  /** The asker as concepts, which persist: a clinic remains a clinic. */
  asker: readonly string[]
  /** The concepts that named the last item. */
  concepts: ReadonlySet<string>
  /** The last message added or removed an item, or asked for the sum. */
  isChanged: boolean
}

export const nothingSpokenOf: SpokenOf = {
  found: nothingFound,
  numbers: {},
  all: [],
  asker: [],
  concepts: new Set(),
  isChanged: false,
}

/** Matches "And a book video?" */
const goesOn = /^(?:and|plus|also|aur|और|na|pia)\s/iu

/** Returns the subject after a message: the items it names, adds or removes, or else the earlier ones. */
export function follow(
  before: SpokenOf,
  { text, found, concepts, numbers }: Reading,
  askers: readonly string[],
  find: (concepts: ReadonlySet<string>) => Found,
): SpokenOf {
  const asker = askers.filter((who) => concepts.has(who))
  const isSummed = ['total', 'plus'].some((concept) => concepts.has(concept))
  const next = {
    numbers: countedAnew(before, found, isSummed ? { ...numbers, bare: undefined } : numbers),
    all: found.named ? joined(before.all, usual(found)) : before.all,
    asker: asker.length > 0 ? asker : before.asker,
    concepts: found.named ? concepts : before.concepts,
    isChanged: false,
  }
  const isAdding = ['plus', 'total', 'also'].some((concept) => concepts.has(concept)) || goesOn.test(text)
  if (concepts.has('without') && before.found.items.length > 0) {
    const left = before.found.items.filter((item) => !found.items.some(({ id }) => id === item.id))
    if (left.length > 0 && left.length < before.found.items.length)
      return { ...next, all: left, found: { ...before.found, items: left }, isChanged: true }
  }
  if (found.named) {
    const isMore =
      isAdding && before.found.named && !before.found.items.every((item) => isAmong(item, found.items))
    if (!isMore) return { ...next, found }
    // "A website", "and with a chatbot?" together are one item of the list.
    const both = find(new Set([...before.concepts, ...concepts]))
    const [one] = both.items
    const isOne =
      one && both.named && both.items.length === 1 && !isAmong(one, [...before.found.items, ...found.items])
    if (isOne || (one && before.found.either && isAmong(one, before.found.items) && both.items.length === 1))
      return { ...next, found: both, isChanged: true }
    const items = joined(usual(before.found), usual(found))
    return { ...next, found: { items, either: false, named: true }, isChanged: true }
  }
  if (isSummed && before.all.length > 1)
    return { ...next, found: { items: [...before.all], either: false, named: true }, isChanged: true }
  return { ...next, found: before.found.items.length > 0 ? before.found : found }
}

/** If one of several items may be meant, the first is the most common. */
function usual({ items, either }: Found): Item[] {
  return either ? items.slice(0, 1) : items
}

function joined(before: readonly Item[], more: readonly Item[]): Item[] {
  return [...before.filter((item) => !isAmong(item, more)), ...more]
}

/** A number of months belongs to its item; a bare number replaces that of the teachers. */
function countedAnew(
  { numbers: before, found: spoken }: SpokenOf,
  found: Found,
  { bare, ...numbers }: Numbers,
): Numbers {
  const { teachers, months } = before
  const isSame = !found.named || found.items.some((item) => isAmong(item, spoken.items))
  const context = isSame ? { teachers, months } : { teachers }
  const anew = bare === undefined || teachers === undefined ? {} : { teachers: bare }
  return { ...context, ...(isSame && spoken.items.length > 0 && anew), ...numbers }
}
