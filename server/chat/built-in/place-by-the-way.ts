import type { Concept } from '#content/chat/concepts.ts'
import { readQuestion } from './read-question.ts'
import type { Reading } from './reading.ts'
import { isPlainlyAsking, splitMessage } from './split-message.ts'

// In fewer words where somebody is may be all that they tell.
const SHORTEST = 8

/** Whether somebody tells where they are by the way, and asks about something else: "a salon in Pune, can it book?" */
export function tellsPlaceByTheWay(question: string, { words, concepts }: Reading): boolean {
  if (!concepts.has('city') || concepts.has('abroad') || words.length < SHORTEST) return false
  const asking = splitMessage(question).filter(isPlainlyAsking)
  return asking.length > 0 && !asking.some((part) => readQuestion(part).concepts.has('city'))
}

/** The same without the names of places, and what is asked without them. */
export function withoutPlace(
  reading: Reading,
  concepts: ReadonlySet<Concept>,
): [reading: Reading, concepts: ReadonlySet<Concept>] {
  const words = reading.words.filter((word) => !word.concepts.includes('city'))
  return [{ ...reading, words }, new Set([...concepts].filter((concept) => concept !== 'city'))]
}
