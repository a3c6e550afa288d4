import type { Concept } from '#content/chat/concepts.ts'
import type { Found } from './find-items.ts'
import type { Numbers } from './read-numbers.ts'
import type { Reading } from './reading.ts'

/** A question with what it names and counts, before it is decided what it asks for. */
export type Asked = {
  question: string
  reading: Reading
  concepts: ReadonlySet<Concept>
  found: Found
  numbers: Numbers
}

/** So likely something else is asked for than what words suggest: a choice, a sum of money. */
export const SURELY_ELSE = 0.6

/** Who says one of these compares. */
export const choosing: readonly Concept[] = ['compare', 'or', 'saving', 'cheapest', 'costliest']
