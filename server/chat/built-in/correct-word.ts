import { editCost } from './edit-cost.ts'
import { consonantsOf, countBits, soundOf } from './sound-of.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The known word that a word stands for, or nothing where it is strange. */
export function correctWord(word: string, known: Vocabulary): string | undefined {
  if (known.words.has(word)) return word
  if (/^\d/.test(word) || hasKnownPart(word, known)) return word
  const singular = word.replace(/(?<=.{2})(?:es|s)$/, '')
  if (known.words.has(singular)) return singular
  const twice = word.replace(/(.)\1+/g, '$1')
  if (known.words.has(twice)) return twice
  const sound = soundOf(word)
  if (sound.length > 2) {
    const alike = known.bySound.get(sound)
    if (alike) return alike
  }
  return nearest(sound, known)
}

/** Whether it begins or ends as a starred entry of the lexicon says. */
export function hasKnownPart(word: string, { beginnings, endings }: Vocabulary): boolean {
  return (
    beginnings.some((affix) => isBeginning(word, affix)) || endings.some((affix) => isEnding(word, affix))
  )
}

export function isBeginning(word: string, { part }: { part: string }): boolean {
  return word.startsWith(part) && word.length - part.length <= 6
}

export function isEnding(word: string, { part }: { part: string }): boolean {
  return word.endsWith(part) && word.length - part.length <= 6
}

function nearest(sound: string, { neighbours }: Vocabulary): string | undefined {
  const limit = allowance(sound.length)
  if (limit === 0) return undefined
  const consonants = consonantsOf(sound)
  let best: string | undefined
  let least = limit + 0.01
  for (const candidate of neighbours.get(sound[0] ?? '') ?? []) {
    if (allowance(candidate.sound.length) === 0 || countBits(consonants ^ candidate.consonants) > limit * 2)
      continue
    const cost = editCost(sound, candidate.sound, limit)
    if (cost < least) {
      least = cost
      best = candidate.word
    }
  }
  return best
}

// Short words have too many neighbours: only a vowel may be wrong there.
function allowance(length: number): number {
  if (length < 4) return 0
  if (length === 4) return 0.5
  return length < 8 ? 1 : 2
}
