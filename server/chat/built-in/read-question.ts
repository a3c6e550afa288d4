import type { Concept } from '#content/chat/concepts.ts'
import { correctWord, isBeginning, isEnding } from './correct-word.ts'
import { detectLanguage } from './detect-language.ts'
import { wordsOf } from './fold-text.ts'
import type { Reading, Word } from './reading.ts'
import { type Phrase, type Vocabulary, vocabulary } from './vocabulary.ts'

type Span = { from: number; to: number; concepts: readonly Concept[] }

// "ya" is "or" in Hindi and "of" in Swahili: so short a word only counts in its own language.
const SHORT = 3

/** Turns a question into words and what they mean. */
export function readQuestion(question: string): Reading {
  const known = vocabulary()
  const written = wordsOf(question)
  const corrections = new Map([...new Set(written)].map((word) => [word, correctWord(word, known)]))
  const corrected = written.map((word) => corrections.get(word))
  const language = detectLanguage(question, corrected)
  const phrases = outermost(corrected.flatMap((_, at) => phrasesAt(corrected, at, known)))
  const words = written.map((word, at): Word => {
    const isInPhrase = phrases.some(({ from, to }) => from <= at && at < to)
    const starting = phrases.filter(({ from }) => from === at).flatMap(({ concepts }) => concepts)
    const own = isInPhrase ? [] : conceptsOf(corrected[at], known, language)
    return { written: word, known: corrected[at], concepts: [...starting, ...own] }
  })
  return {
    words,
    language,
    concepts: new Set(words.flatMap(({ concepts }) => concepts)),
    strange: words
      .filter((word) => word.known === undefined && word.written.length > 2)
      .map((word) => word.written),
  }
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
  return [...(known.phrases.get(first) ?? []), ...known.loosePhrases]
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

function conceptsOf(word: string | undefined, known: Vocabulary, language: Reading['language']): Concept[] {
  if (word === undefined) return []
  const exact = known.words.get(word)
  if (exact && exact.size > 0) {
    return [...exact]
      .filter(
        ([, spoken]) =>
          word.length > SHORT || !language || spoken.includes(language) || spoken.includes('en'),
      )
      .map(([concept]) => concept)
  }
  if (known.common.has(word)) return []
  const parts = [
    ...known.beginnings.filter((affix) => isBeginning(word, affix)),
    ...known.endings.filter((affix) => isEnding(word, affix)),
  ]
  // The longest part tells most: "refunds" is rather "refund*" than "re*".
  const longest = Math.max(0, ...parts.map(({ part }) => part.length))
  return [...new Set(parts.filter(({ part }) => part.length === longest).map(({ concept }) => concept))]
}
