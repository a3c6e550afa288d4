import { commonWords } from '#content/chat/common-words/common-words.ts'
import { englishGrammar } from '#content/chat/common-words/en.ts'
import type { Concept } from '#content/chat/concepts.ts'
import { lexicons } from '#content/chat/lexicon/lexicons.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { wordsOf } from './fold-text.ts'
import { linesIn } from './lessons.ts'
import { consonantsOf, soundOf } from './sound-of.ts'

export type Phrase = {
  words: readonly string[]
  concepts: Set<Concept>
  /** The first word may begin, or the last may end, in any way. */
  isOpenAt: 'start' | 'end' | undefined
}
type Affix = { part: string; concept: Concept; language: ReplyLanguage }

/** All words that are known, looked up in the ways that words are met. */
export type Vocabulary = {
  /** Single words, and their concepts with the languages in which they mean that; common words have none. */
  words: ReadonlyMap<string, ReadonlyMap<Concept, readonly ReplyLanguage[]>>
  /** Turns of phrase by their first word, longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
  /** Those whose first word may begin in any way, by their second. */
  loosePhrases: ReadonlyMap<string, readonly Phrase[]>
  beginnings: readonly Affix[]
  endings: readonly Affix[]
  languages: ReadonlyMap<string, ReadonlySet<ReplyLanguage>>
  grammar: ReadonlySet<string>
  /** How the English words for it sound. */
  englishSounds: ReadonlyMap<Concept, readonly string[]>
  /** Words that only stand in examples of questions. */
  heard: ReadonlySet<string>
  /** Everyday words, which mean nothing by themselves. */
  common: ReadonlySet<string>
  bySound: ReadonlyMap<string, string>
  /** Words by the first letter of their sound, to look for misspellings among. */
  neighbours: ReadonlyMap<string, readonly { word: string; sound: string; consonants: number }[]>
}

let built: Vocabulary | undefined

/** Built at the first question and kept. */
export function vocabulary(): Vocabulary {
  built ??= build()
  return built
}

function build(): Vocabulary {
  const words = new Map<string, Map<Concept, ReplyLanguage[]>>()
  const phrases = new Map<string, Map<string, Phrase>>()
  const languages = new Map<string, Set<ReplyLanguage>>()
  const beginnings: Affix[] = []
  const endings: Affix[] = []

  const know = (word: string, language: ReplyLanguage) => {
    if (!words.has(word)) words.set(word, new Map())
    const spoken = languages.get(word) ?? new Set()
    languages.set(word, spoken.add(language))
  }

  const learn = (entry: string, concept: Concept, language: ReplyLanguage) => {
    const parts = wordsOf(entry)
    const [first] = parts
    if (first === undefined) return
    if (parts.length > 1) {
      const isOpenAt = entry.startsWith('*') ? 'start' : entry.endsWith('*') ? 'end' : undefined
      const key = [...parts, isOpenAt].join(' ')
      const starting = phrases.get(first) ?? new Map<string, Phrase>()
      const phrase = starting.get(key) ?? { words: parts, concepts: new Set<Concept>(), isOpenAt }
      phrase.concepts.add(concept)
      phrases.set(first, starting.set(key, phrase))
      for (const part of parts) know(part, language)
      return
    }
    if (entry.startsWith('*')) endings.push({ part: first, concept, language })
    else if (entry.endsWith('*')) beginnings.push({ part: first, concept, language })
    know(first, language)
    const meanings = words.get(first)
    meanings?.set(concept, [...(meanings.get(concept) ?? []), language])
  }

  for (const [language, lexicon] of Object.entries(lexicons) as [ReplyLanguage, Record<Concept, string>][]) {
    for (const [concept, list] of Object.entries(lexicon) as [Concept, string][]) {
      for (const entry of list.split(',')) learn(entry.trim(), concept, language)
    }
  }
  const common = new Set<string>()
  const knowAll = (language: ReplyLanguage) => {
    for (const word of wordsOfList(commonWords[language])) {
      know(word, language)
      common.add(word)
    }
  }
  knowAll('en')
  // The forms of Hindi verbs are too many and too alike to look for misspellings among.
  const sounds = soundsOf(words)
  for (const language of ['hi-Latn', 'hi', 'sw'] as const) knowAll(language)
  const heard = new Set<string>()
  for (const language of ['en', 'hi-Latn', 'hi', 'sw'] as const) {
    for (const word of wordsOfList(linesIn(language).join(' '))) {
      // English words stand in the questions of every language.
      if (words.has(word) && !heard.has(word)) continue
      if (heard.has(word) && languages.get(word)?.has('en')) continue
      know(word, language)
      heard.add(word)
    }
  }
  return {
    words,
    heard,
    languages,
    common,
    beginnings,
    endings,
    phrases: new Map([...phrases].map(([first, list]) => [first, longestFirst([...list.values()])])),
    loosePhrases: Map.groupBy(
      [...phrases.values()].flatMap((list) =>
        [...list.values()].filter(({ isOpenAt }) => isOpenAt === 'start'),
      ),
      ({ words: [, second = ''] }) => second,
    ),
    grammar: new Set(wordsOfList(englishGrammar)),
    englishSounds: soundsByConcept(words, 'en'),
    ...sounds,
  }
}

/** Word lists are longer than a question may be, so each word is folded by itself, and once however often it stands there. */
function wordsOfList(list: string): string[] {
  return [...new Set(list.split(/\s+/))].flatMap((word) => wordsOf(word))
}

function soundsByConcept(words: Vocabulary['words'], language: ReplyLanguage): Map<Concept, string[]> {
  const found = new Map<Concept, string[]>()
  for (const [word, meanings] of words) {
    for (const [concept, spoken] of meanings) {
      if (!spoken.includes(language)) continue
      const list = found.get(concept) ?? []
      list.push(soundOf(word))
      found.set(concept, list)
    }
  }
  return found
}

function longestFirst(list: Phrase[]): Phrase[] {
  return list.sort((a, b) => b.words.length - a.words.length)
}

function soundsOf(words: Vocabulary['words']) {
  const bySound = new Map<string, string>()
  const neighbours = new Map<string, { word: string; sound: string; consonants: number }[]>()
  // Words that mean something go first: of two that sound alike they are the likelier.
  const ordered = [...words].sort(([, a], [, b]) => Math.sign(b.size) - Math.sign(a.size))
  for (const [word] of ordered) {
    const sound = soundOf(word)
    if (!bySound.has(sound)) bySound.set(sound, word)
    const initial = sound[0] ?? ''
    const list = neighbours.get(initial) ?? []
    list.push({ word, sound, consonants: consonantsOf(sound) })
    neighbours.set(initial, list)
  }
  return { bySound, neighbours }
}
