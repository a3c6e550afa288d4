import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { languages, type Texts } from './types.ts'
import { wordsOf } from './words.ts'

/** A word of a message with its concepts. */
export type Word = { text: string; concepts: readonly string[] }

type Entry = { words: string[]; open: 'start' | 'end' | undefined; concept: string; language: ReplyLanguage }

/** Words up to this length count only in their own language: "ya" is "or" in Hindi and "of" in Swahili. */
const SHORT = 3

export type Lexicon = (text: string, language: ReplyLanguage) => Word[]

/**
 * Creates a function that reads texts with the vocabulary of `data/words.yaml`; a phrase takes precedence
 * over its words.
 */
export function createLexicon(words: Texts['words']): Lexicon {
  const byFirst = new Map<string, Entry[]>()
  const affixes: Entry[] = []
  for (const [concept, lists] of Object.entries(words)) {
    for (const language of languages) {
      for (const written of (lists[language] ?? '').split(',')) {
        const entry = entryOf(written.trim(), concept, language)
        const [first] = entry.words
        if (first === undefined) continue
        if (entry.open && (entry.words.length === 1 || entry.open === 'start')) affixes.push(entry)
        else byFirst.set(first, [...(byFirst.get(first) ?? []), entry])
      }
    }
  }
  return (text, language) => {
    const written = wordsOf(text)
    const read: Word[] = []
    for (let at = 0; at < written.length; ) {
      const word = written[at] as string
      const known = [word, word.replace(/(?<=.{3})s$/, '')].flatMap((form) => byFirst.get(form) ?? [])
      const exact = known.filter((entry) => isSpoken(entry, language) && isAt(entry, written, at))
      const met =
        exact.length > 0
          ? exact
          : affixes.filter((entry) => isSpoken(entry, language) && isAt(entry, written, at))
      const longest = Math.max(1, ...met.map((entry) => entry.words.length))
      const concepts = met.filter((entry) => entry.words.length === longest).map(({ concept }) => concept)
      read.push({ text: word, concepts: [...new Set(concepts)] })
      for (const next of written.slice(at + 1, at + longest)) read.push({ text: next, concepts: [] })
      at += longest
    }
    return read
  }
}

function entryOf(written: string, concept: string, language: ReplyLanguage): Entry {
  const open = written.startsWith('*') ? 'start' : written.endsWith('*') ? 'end' : undefined
  return { words: wordsOf(written.replaceAll('*', '')), open, concept, language }
}

function isAt({ words, open }: Entry, written: readonly string[], at: number): boolean {
  return words.every((word, offset) => {
    const met = written[at + offset] ?? ''
    if (open === 'start' && offset === 0) return met.endsWith(word)
    if (open === 'end' && offset === words.length - 1) return met.startsWith(word)
    return met === word || met === `${word}s`
  })
}

/** English words occur in every language; Hindi and Swahili share words only by accident. */
function isSpoken({ words, language }: Entry, spoken: ReplyLanguage): boolean {
  if (language === 'en' || language === spoken) return true
  const isShort = words.length === 1 && (words[0] as string).length <= SHORT
  return !isShort && (language === 'sw') === (spoken === 'sw')
}

/** Returns all concepts of a message. */
export function conceptsOf(words: readonly Word[]): Set<string> {
  return new Set(words.flatMap(({ concepts }) => concepts))
}
