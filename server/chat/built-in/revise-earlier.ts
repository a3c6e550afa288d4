import type { Concept } from '#content/chat/concepts.ts'
import { droppingWords } from '#content/chat/number-words.ts'
import { wordsOf } from './fold-text.ts'
import { readNumbers } from './read-numbers.ts'
import type { Reading } from './reading.ts'

const dropping = new Set(wordsOf(droppingWords))
// Who is counted, and for what: anything else that is named is something new.
const countable: readonly Concept[] = ['teacher', 'school', 'student', 'lessonPlan']
const timed: readonly Concept[] = ['howLong', 'days', 'month']
const LONGEST = 20

/**
 * What a question means that changes an earlier one: "make it 25", "scrap the voice, just the bot then". Nothing where
 * it changes none.
 */
export function revised(
  { words, wanted, language, concepts }: Reading,
  before: Reading | undefined,
  isThing: (concept: Concept) => boolean,
): ReadonlySet<Concept> | undefined {
  if (!before || words.length > LONGEST) return undefined
  const things = [...before.concepts].filter(isThing)
  const at = droppingAt(words)
  if (at >= 0) {
    const dropped = nearestThings(words, at, isThing).filter((concept) => things.includes(concept))
    const left = [...things, ...[...concepts].filter(isThing)].filter((concept) => !dropped.includes(concept))
    return dropped.length > 0 && left.length > 0 ? new Set([...left, 'price']) : undefined
  }
  // After a quiz maker, "and lesson plans for 4 teachers?" asks for something else.
  const isOther = !things.includes('lessonPlan') && things.some((concept) => !countable.includes(concept))
  const isNew = [...concepts].some(
    (concept) =>
      timed.includes(concept) ||
      (isThing(concept) && !countable.includes(concept)) ||
      (concept === 'lessonPlan' && isOther),
  )
  const { teachers } = readNumbers({ wanted, language }, before.concepts)
  return teachers !== undefined && !isNew ? new Set([...things, 'price']) : undefined
}

/** What somebody says to take out, whatever it is taken out of: "drop the offers". */
export function dropped({ words }: Reading, isThing: (concept: Concept) => boolean): readonly Concept[] {
  const at = droppingAt(words)
  return at < 0 ? [] : nearestThings(words, at, isThing)
}

export function isDropping({ words }: Pick<Reading, 'words'>): boolean {
  return droppingAt(words) >= 0
}

/** Where the first word stands that takes something out, or -1. */
function droppingAt(words: Reading['words']): number {
  return words.findIndex(({ written }) => dropping.has(written))
}

/** What is named next to a word. */
function nearestThings(
  words: Reading['words'],
  at: number,
  isThing: (concept: Concept) => boolean,
): readonly Concept[] {
  for (const distance of [1, 2, 3]) {
    const near = [words[at + distance], words[at - distance]].flatMap((word) => word?.concepts ?? [])
    const named = near.filter(isThing)
    if (named.length > 0) return named
  }
  return []
}
