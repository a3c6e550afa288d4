import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { featuresOf } from './features.ts'
import { type Found, findItems } from './items.ts'
import { conceptsOf, createLexicon, type Lexicon } from './lexicon.ts'
import { type Classifier, classifier } from './model.ts'
import { type Numbers, readNumbers } from './numbers.ts'
import type { Knowledge, Texts } from './types.ts'
import { wordsOf } from './words.ts'

export type Guess = { topic: string; share: number }

/** The analysis of a message or a part of it, without context. */
export type Reading = {
  text: string
  concepts: Set<string>
  found: Found
  numbers: Numbers
  /** All topics, likeliest first; `price` covers everything in the price list. */
  guesses: readonly Guess[]
}

export type Reader = {
  read(text: string, language: ReplyLanguage): Reading
  texts: Texts
}

/** Below this certainty a classified need is ignored. */
const SURE_NEED = 0.5

/** Creates a function that analyses messages with the trained models. */
export function createReader({ texts, topics, needs, concepts }: Knowledge): Reader {
  const lexicon: Lexicon = createLexicon(texts.words)
  const classifyTopic = classifier(topics)
  const classifyNeed = classifier(needs)
  const chips = new Map(
    Object.entries(texts.topics).flatMap(([id, { chip }]) =>
      Object.values(chip ?? {}).map((label) => [wordsOf(label).join(' '), id] as const),
    ),
  )
  return {
    texts,
    read(text, language) {
      const words = lexicon(text, language)
      const features = featuresOf(text)
      const own = conceptsOf(words)
      const chosen = chips.get(wordsOf(text).join(' '))
      let found = findItems(texts.items, own)
      const isBackward = own.has('plus') || own.has('total')
      if (!found.named && !isBackward) {
        const [need] = shares(needs.classes, classifyNeed, features)
        const isSure = need !== undefined && need.share >= SURE_NEED
        if (isSure)
          found = orFound(found, findItems(texts.items, new Set([...own, ...(concepts[need.topic] ?? [])])))
      }
      return {
        text,
        concepts: own,
        found,
        numbers: readNumbers(words),
        guesses: chosen ? [{ topic: chosen, share: 1 }] : shares(topics.classes, classifyTopic, features),
      }
    },
  }
}

function orFound(found: Found, other: Found): Found {
  return other.items.length > 0 ? other : found
}

function shares(classes: readonly string[], classify: Classifier, features: ReturnType<typeof featuresOf>) {
  return [...classify(features)]
    .map((share, at): Guess => ({ topic: classes[at] ?? '', share }))
    .sort((a, b) => b.share - a.share)
}
