import { combinations } from '#content/chat/combinations.ts'
import type { Concept } from '#content/chat/concepts.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { isBeginning, isEnding, knownForm, nearestWord } from './correct-word.ts'
import { wordsOf } from './fold-text.ts'
import { languageOfWords } from './language-of-words.ts'
import { leaveOut } from './leave-out.ts'
import type { Reading, Word } from './reading.ts'
import { type Phrase, type Vocabulary, vocabulary } from './vocabulary.ts'

type Span = { from: number; to: number; concepts: readonly Concept[] }

// A message with more misspellings than that is no question.
const MOST_GUESSES = 25

// An address or a number that is left, not asked for.
const givesContact = /[^\s@]{1,64}@[^\s@]{1,190}\.[a-z]{2,10}|(?<!\d)(?:\+?\d[\s-]?){10,13}(?!\d)/i

// "ya" is "or" in Hindi and "of" in Swahili: so short a word only counts in its own language.
const SHORT = 3

/** Turns a question into words and what they mean. Misspelt words are guessed, unless it is known to have none. */
export function readQuestion(question: string, mostGuesses = MOST_GUESSES): Reading {
  const known = vocabulary()
  const written = wordsOf(question)
  let guesses = 0
  const corrections = new Map(
    [...new Set(written)].map((word) => {
      const sure = knownForm(word, known)
      if (sure !== undefined || guesses++ >= mostGuesses) return [word, sure]
      return [word, nearestWord(word, known)]
    }),
  )
  const corrected = written.map((word) => corrections.get(word))
  const language = languageOfWords(question, written, corrected)
  const phrases = outermost(corrected.flatMap((_, at) => phrasesAt(corrected, at, known)))
  const words = written.map((word, at): Word => {
    const isInPhrase = phrases.some(({ from, to }) => from <= at && at < to)
    const starting = phrases.filter(({ from }) => from === at).flatMap(({ concepts }) => concepts)
    const own = isInPhrase || isParticle(word, at, language) ? [] : conceptsOf(corrected[at], known, language)
    const concepts = [...starting, ...own]
    return {
      written: word,
      known: corrected[at],
      concepts,
      ...(isInPhrase && concepts.length === 0 && { isOfPhrase: true }),
    }
  })
  const { wanted, leftOut, refused } = leaveOut(words, language)
  const concepts = combined(new Set(wanted.flatMap((word) => word.concepts)))
  if (givesContact.test(question)) concepts.add('contactGiven')
  return {
    words,
    wanted,
    leftOut,
    refused,
    language,
    concepts,
    strange: words
      .filter(
        ({ known: word, written, concepts }) =>
          (word === undefined || known.heard.has(word)) && concepts.length === 0 && written.length > 2,
      )
      .map((word) => word.written),
  }
}

function combined(concepts: Set<Concept>): Set<Concept> {
  for (const { when, unless = [], means, instead = [] } of combinations) {
    if (!when.every((concept) => concepts.has(concept)) || unless.some((concept) => concepts.has(concept)))
      continue
    for (const concept of instead) concepts.delete(concept)
    concepts.add(means)
  }
  return concepts
}

/** A turn of phrase counts instead of its words, and of shorter turns inside it; two that overlap both count. */
function outermost(spans: readonly Span[]): Span[] {
  return spans.filter(
    (span) =>
      !spans.some(
        (other) => other.from <= span.from && other.to >= span.to && lengthOf(other) > lengthOf(span),
      ),
  )
}

function lengthOf({ from, to }: Span): number {
  return to - from
}

function phrasesAt(words: readonly (string | undefined)[], at: number, known: Vocabulary): Span[] {
  const first = words[at]
  if (first === undefined) return []
  const starting = known.phrases.get(first) ?? []
  const loose = known.loosePhrases.get(words[at + 1] ?? '') ?? []
  if (starting.length + loose.length === 0) return []
  return [...starting, ...loose]
    .filter((phrase) =>
      phrase.words.every((word, offset) => isWordOf(phrase, offset, word, words[at + offset])),
    )
    .map(({ words: { length }, concepts }) => ({ from: at, to: at + length, concepts: [...concepts] }))
}

function isWordOf(
  { isOpenAt, words }: Phrase,
  offset: number,
  word: string,
  met: string | undefined,
): boolean {
  if (met === word) return true
  if (met === undefined) return false
  if (isOpenAt === 'start' && offset === 0) return isEnding(met, { part: word })
  return isOpenAt === 'end' && offset === words.length - 1 && isBeginning(met, { part: word })
}

/** "Khud hi" greets nobody: who does begins with it. "Bot or website" is a bot and a website. */
function isParticle(word: string, at: number, language: Reading['language']): boolean {
  return language === 'hi-Latn' && (word === 'or' || (word === 'hi' && at > 0))
}

/** Hindi and Swahili share words by accident: "acha" is "good" in one and "leave" in the other. Nobody mixes them. */
function isMeant(word: string, spoken: readonly ReplyLanguage[], language: Reading['language']): boolean {
  if (!language || spoken.includes(language) || spoken.includes('en')) return true
  if (word.length <= SHORT) return false
  return language === 'en' || (language === 'sw') === spoken.includes('sw')
}

function conceptsOf(word: string | undefined, known: Vocabulary, language: Reading['language']): Concept[] {
  if (word === undefined) return []
  const exact = [word, word.replace(/(?<=.{3})s$/, '')]
    .map((form) => known.words.get(form))
    .find((met) => met?.size)
  if (exact) {
    return [...exact].filter(([, spoken]) => isMeant(word, spoken, language)).map(([concept]) => concept)
  }
  if (known.grammar.has(word)) return []
  const parts = [
    ...known.beginnings.filter((affix) => isBeginning(word, affix)),
    ...known.endings.filter((affix) => isEnding(word, affix)),
  ].filter((affix) => isMeant(word, [affix.language], language))
  // The longest part tells most: "refunds" is rather "refund*" than "re*".
  const longest = Math.max(0, ...parts.map(({ part }) => part.length))
  return [...new Set(parts.filter(({ part }) => part.length === longest).map(({ concept }) => concept))]
}
