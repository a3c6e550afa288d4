import type { Concept } from '#content/chat/concepts.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { editCost } from './edit-cost.ts'
import { soundOf } from './sound-of.ts'
import { type Vocabulary, vocabulary } from './vocabulary.ts'

const latinLanguages = ['hi-Latn', 'sw', 'en'] as const

// One word that only one language has is enough.
const ENOUGH = 0.45
// Person, tense, root: "mnakubali", "inaongea". No list holds them all.
const swahiliVerb = /^(?:ni|u|a|tu|m|wa|i|li|zi|ki|vi|ku|ha)(?:na|li|ta|me|ki|nge)[a-z]{3,}$/
const VERB = 0.4
// What English has too is borrowed, and tells little.
const BORROWED = 0.3
// A word in Devanagari may be quoted, several are spoken.
const MOST_QUOTED = 3

/**
 * The language a question is written in. Nothing where it does not tell: "price?" is said in all of them, and
 * English nouns stand in Hindi and Swahili sentences, so that only the small words of English count for it.
 */
export function languageOfWords(
  question: string,
  written: readonly string[],
  words: readonly (string | undefined)[],
): ReplyLanguage | undefined {
  const devanagari = question.match(/[\u0900-\u097f]/g)?.length ?? 0
  const latin = question.match(/[a-z]/gi)?.length ?? 0
  // "Quiz maker + grading help + content maker साल का कितना": names of things stand there in English.
  const isSentence = (question.match(/[\u0900-\u097f]+/g)?.length ?? 0) >= MOST_QUOTED
  if (devanagari > 0 && (isSentence || devanagari * 2 >= latin)) return 'hi'
  const score = { en: 0, 'hi-Latn': 0, sw: 0 }
  const known = vocabulary()
  words.forEach((word, at) => {
    if (word === undefined && swahiliVerb.test(written[at] ?? '')) score.sw += VERB
    const spoken = word === undefined ? undefined : known.languages.get(word)
    // Where somebody lives is called the same in all of them.
    const isPlace = word !== undefined && known.words.get(word)?.has('city')
    if (word === undefined || !spoken || isPlace || /^\d/.test(word)) return
    const isEnglish = spoken.has('en')
    const share = 1 / spoken.size
    const weight = isEnglish || isNearEnglish(word, known) ? share * BORROWED : share
    if (isEnglish) score.en += known.grammar.has(word) ? share : share * BORROWED
    if (spoken.has('hi-Latn')) score['hi-Latn'] += weight
    if (spoken.has('sw')) score.sw += weight
  })
  const [best, second] = [...latinLanguages].sort((a, b) => score[b] - score[a])
  if (!best || !second || score[best] < ENOUGH) return undefined
  // Nouns that all have say nothing, however many they are.
  return score[best] - score[second] > 0.01 ? best : undefined
}

/** "dashbord" stands in the Hindi list, and is written so by everybody. */
function isNearEnglish(word: string, { words, englishSounds }: Vocabulary): boolean {
  const concepts: Concept[] = [...(words.get(word)?.keys() ?? [])]
  if (concepts.length === 0) return false
  const sound = soundOf(word)
  return concepts.some((concept) =>
    englishSounds.get(concept)?.some((other) => editCost(sound, other, 1) <= 1),
  )
}
