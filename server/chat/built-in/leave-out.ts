import type { Concept } from '#content/chat/concepts.ts'
import { itemRules } from '#content/chat/items.ts'
import {
  betweenWords,
  leavingOutAfter,
  leavingOutBefore,
  leavingOutBeforeInSwahili,
  takingBackNumbers,
} from '#content/chat/leaving-out-words.ts'
import { wordsOf } from './fold-text.ts'
import type { Reading, Word } from './reading.ts'
import { takenBackNumber } from './take-back-numbers.ts'

// These only join what is named.
const joining: readonly Concept[] = ['plus', 'or', 'compare', 'total']
const sold = new Set(
  itemRules
    .flatMap(({ when }) => when.flatMap((line) => line.split(' ') as Concept[]))
    .filter((concept) => !joining.includes(concept)),
)
const before = byFirstWord(leavingOutBefore)
const beforeInAny = byFirstWord(`${leavingOutBefore}, ${leavingOutBeforeInSwahili}`)
const after = byFirstWord(leavingOutAfter)
const takingBack = byFirstWord(takingBackNumbers)
const between = new Set(betweenWords.split(',').flatMap(wordsOf))
const MOST_BETWEEN = 3

type Turn = readonly string[]

/** Turns of phrase by their first word. */
function byFirstWord(list: string): ReadonlyMap<string, readonly Turn[]> {
  return Map.groupBy(
    list.split(',').map((turn) => wordsOf(turn)),
    ([first = '']) => first,
  )
}

/** `refused`: what it says it does not want, also where it names nothing else that is wanted. */
type LeftOut = { wanted: readonly Word[]; leftOut: readonly Concept[]; refused: readonly Concept[] }

/**
 * The words of a question without what it says it does not want, and what that is: "not the voice, just the bot".
 * Nothing is left out where it names nothing else, nor of who asks for both, with it and without.
 */
export function leaveOut(words: readonly Word[], language: Reading['language']): LeftOut {
  if (words.some((word) => word.concepts.includes('withOrWithout')))
    return { wanted: words, leftOut: [], refused: [] }
  const isHindi = language === 'hi' || language === 'hi-Latn'
  const leaving = isHindi ? before : beforeInAny
  const out = new Set<number>()
  const takenBack = takenBackNumber(words)
  // "Voice ke bina" leaves out what stands before it: its "bina" nothing that follows.
  const taken = new Set<number>()
  words.forEach((_, at) => {
    for (const turn of turnsAt(words, at, after)) {
      for (const [offset] of turn.entries()) taken.add(at + offset)
      const left = nextNamed(words, at - 1, -1)
      if (left !== undefined) out.add(left)
    }
    for (const turn of turnsAt(words, at, leaving)) {
      if (taken.has(at)) continue
      const left = nextNamed(words, at + turn.length, 1)
      if (left !== undefined) out.add(left)
    }
    // "Nahi bot nahi, jingle".
    if (
      isSold(words[at]) &&
      [at - 1, at + 1].every((beside) => turnsAt(words, beside, takingBack).length > 0)
    )
      out.add(at)
    if (turnsAt(words, at, takingBack).length > 0) {
      const left = nextNamed(words, at - 1, -1)
      if (left !== undefined && isNumber(words[left])) out.add(left)
    }
  })
  if (takenBack !== undefined) {
    for (const at of [...out]) if (isNumber(words[at])) out.delete(at)
    out.add(takenBack)
  }
  const gone = [...out].map((at) => words[at])
  const dropped = new Set(gone.flatMap((word) => word?.concepts.filter((concept) => sold.has(concept)) ?? []))
  const kept = words
    .filter((_, at) => !out.has(at))
    .map((word) => ({ ...word, concepts: word.concepts.filter((concept) => !dropped.has(concept)) }))
  const isLeft = kept.some((word) => isSold(word) || (gone.some(isNumber) && isNumber(word)))
  const refused = [...dropped]
  return isLeft ? { wanted: kept, leftOut: refused, refused } : { wanted: words, leftOut: [], refused }
}

/** Which turns of phrase stand there. */
function turnsAt(
  words: readonly Word[],
  at: number,
  turns: ReadonlyMap<string, readonly Turn[]>,
): readonly Turn[] {
  const starting = turns.get(words[at]?.written ?? '') ?? []
  return starting.filter((turn) => turn.every((word, offset) => words[at + offset]?.written === word))
}

/** The next word that names something sold or a number, with nothing but small words between. */
function nextNamed(words: readonly Word[], from: number, step: 1 | -1): number | undefined {
  for (let at = from, passed = 0; passed <= MOST_BETWEEN; at += step, passed++) {
    const word = words[at]
    if (!word) return undefined
    if (isSold(word) || isNumber(word)) return at
    // "Lesson plan chhodke": the turn of phrase begins with the word before.
    if (!word.isOfPhrase && !between.has(word.written)) return undefined
  }
  return undefined
}

function isSold(word: Word | undefined): boolean {
  return word?.concepts.some((concept) => sold.has(concept)) ?? false
}

function isNumber(word: Word | undefined): boolean {
  return /^\d/.test(word?.written ?? '')
}
