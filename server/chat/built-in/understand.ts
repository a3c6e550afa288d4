import type { Concept } from '#content/chat/concepts.ts'
import { choose } from './choose.ts'
import type { Decision } from './decide.ts'
import { type Found, findItems } from './find-items.ts'
import { findMeant } from './find-meant.ts'
import { leanOnEarlier, priceOfEarlier } from './lean-on-earlier.ts'
import { type Numbers, readNumbers } from './read-numbers.ts'
import type { Reading } from './reading.ts'

/** What a question asks for, with all that the answer is made of. */
export type Meant = { concepts: ReadonlySet<Concept>; found: Found; numbers: Numbers; decision: Decision }

/** Understands a question, with those before it, the latest first. */
export function understand(question: string, reading: Reading, before: readonly Reading[]): Meant {
  const concepts = leanOnEarlier(reading, before)
  const found = findMeant(question, reading, concepts)
  const numbers = { ...countedBefore(before, concepts), ...readNumbers(reading, concepts) }
  const decision = choose({ question, reading, concepts, found, numbers })
  const isOpen =
    decision.kind === 'unknown' ? concepts.has('howMuch') || concepts.has('total') : decision.kind === 'price'
  const leaning = isOpen && found.items.length === 0 ? priceOfEarlier(concepts, before) : undefined
  if (!leaning) return { concepts, found, numbers, decision }
  return {
    concepts: leaning,
    found: findItems(leaning),
    numbers: readNumbers(reading, leaning),
    decision: { kind: 'price', score: 1 },
  }
}

/** "We are 8 teachers" may have been said before lesson plans were asked for. */
function countedBefore(
  before: readonly Reading[],
  concepts: ReadonlySet<Concept>,
): Pick<Numbers, 'teachers'> {
  if (!concepts.has('lessonPlan')) return {}
  const counts = before.map((turn) => readNumbers(turn, turn.concepts).teachers)
  const teachers = counts.find((count) => count !== undefined)
  return teachers === undefined ? {} : { teachers }
}
