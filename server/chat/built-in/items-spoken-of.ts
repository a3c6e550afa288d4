import type { Concept } from '#content/chat/concepts.ts'
import { type Found, foundOf, type Item, isOnly, notIn } from './find-items.ts'
import { things } from './lean-on-earlier.ts'
import { readNumbers } from './read-numbers.ts'
import type { Reading } from './reading.ts'
import type { Meant } from './understand.ts'

/** What was named, the latest last, until so many are met. */
export function itemsOfAll(turns: readonly Meant[], most = Number.POSITIVE_INFINITY): readonly Item[] {
  const items: Item[] = []
  for (const { found } of turns.filter((turn) => isNamed(turn.found))) {
    if (items.length >= Math.max(2, most)) break
    items.unshift(...notIn(items, found.items))
  }
  return items
}

/** Whether it says what is meant, and leaves no choice. */
export function isNamed(found: Found): boolean {
  return (found.named && !found.either) || isOne(found)
}

export function isOne({ items, either }: Found): boolean {
  return items.length === 1 && !either
}

/** The price of several things that were named in the course of a conversation, or the choice between them. */
export function together(items: readonly Item[], reading: Reading, turns: readonly Meant[]): Meant {
  const named = turns.flatMap(({ concepts }) => [...concepts].filter((concept) => things.has(concept)))
  const [teachers] = turns.flatMap((turn) => teachersOf(turn) ?? [])
  const { months } = readNumbers(reading, reading.concepts)
  const isChoice = reading.concepts.has('compare') && !reading.concepts.has('total')
  return {
    concepts: new Set<Concept>([...reading.concepts, ...named]),
    found: foundOf(items),
    numbers: { ...(teachers !== undefined && { teachers }), ...(months !== undefined && { months }) },
    decision: { kind: isChoice ? 'compare' : 'price', score: 1 },
  }
}

/** "Lesson plans for just 6 of them": six teachers. */
function teachersOf({ numbers, found }: Meant): number | undefined {
  return numbers.teachers ?? (isOnly(found, 'lessonPlans') ? numbers.count : undefined)
}
