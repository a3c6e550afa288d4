import { type Untold, untold } from '#content/chat/untold/untold.ts'
import type { Reading } from './reading.ts'
import { says, turnsOf } from './turns-of-phrase.ts'

const named = untold.map((one) => ({ one, turns: turnsOf(one.words) }))

/** What a question names that the site says nothing about. */
export function findUntold(reading: Pick<Reading, 'words' | 'concepts'>): Untold | undefined {
  const isNamed = ({ one, turns }: (typeof named)[number]) =>
    says(reading, turns) && !one.unless?.some((concept) => reading.concepts.has(concept))
  return named.find(isNamed)?.one
}
