import type { Concept } from '#content/chat/concepts.ts'
import { correctingWords } from '#content/chat/leaving-out-words.ts'
import { wordsOf } from './fold-text.ts'
import type { Word } from './reading.ts'

const correcting = new Set(wordsOf(correctingWords))
// The number that is taken back, and the one that stands instead, are this near to the word that says so.
const REACH = 3
const counted: readonly Concept[] = ['student', 'month', 'year', 'days', 'school']

/** The place of the number that a message takes back itself: the 8 of "8 teachers, no sorry, 6". */
export function takenBackNumber(words: readonly Word[]): number | undefined {
  const at = words.findIndex(({ written }, here) => correcting.has(written) && here > 0)
  if (at < 0) return undefined
  const said = numberIn(words, at - REACH, at)
  const instead = numberIn(words, at + 1, at + 2 + REACH)
  if (said === undefined || instead === undefined) return undefined
  return countOf(words, instead) === undefined || countOf(words, instead) === countOf(words, said)
    ? said
    : undefined
}

function numberIn(words: readonly Word[], from: number, to: number): number | undefined {
  const start = Math.max(0, from)
  const at = words.slice(start, to).findIndex(({ written }) => /^\d/.test(written))
  return at < 0 ? undefined : start + at
}

/** What a number counts, other than teachers. */
function countOf(words: readonly Word[], at: number): Concept | undefined {
  return words[at + 1]?.concepts.find((concept) => counted.includes(concept))
}
