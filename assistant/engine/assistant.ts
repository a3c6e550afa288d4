import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { compose, type Reply } from './compose.ts'
import { findItems, itemNamed } from './items.ts'
import { decide } from './rules.ts'
import { follow, nothingSpokenOf, type SpokenOf } from './spoken-of.ts'
import type { Knowledge } from './types.ts'
import { createReader, type Reading } from './understand.ts'
import { partsOf } from './words.ts'

export type Asked = {
  language: ReplyLanguage
  /** The visitor's earlier messages, oldest first. */
  earlier: readonly string[]
  whatsAppNumber?: string | undefined
}

export type Assistant = (question: string, asked: Asked) => Reply

/** Only lesson plans are priced per teacher, so a number of teachers without an item refers to them. */
function countingTeachers(spoken: SpokenOf): SpokenOf {
  if (spoken.found.named || spoken.numbers.teachers === undefined) return spoken
  return { ...spoken, found: { items: [itemNamed('schools.lessonPlans')], either: false, named: true } }
}

/**
 * Adds needs that only one part of the message expresses: "the screen that shows all, and someone for the
 * calls".
 */
function withParts(reading: Reading, parts: readonly Reading[]): Reading {
  const isSum = ['plus', 'total'].some((concept) => reading.concepts.has(concept))
  if (!isSum || parts.length < 2 || reading.found.items.some(({ id }) => id === 'bundle')) return reading
  const named = parts.flatMap(({ found }) => (found.named && !found.either ? found.items : []))
  const own = reading.found.named && !reading.found.either ? reading.found.items : []
  const items = [...new Map([...own, ...named].map((item) => [item.name, item])).values()]
  return items.length > own.length ? { ...reading, found: { items, either: false, named: true } } : reading
}

/** Below this certainty a message is read together with the previous one. */
const SURE_ALONE = 0.55
/** Number of earlier messages that a question may refer to. */
const EARLIER = 4

/**
 * Creates the assistant that works without a language model: it classifies each message, finds the mentioned
 * prices, applies the rules and writes the answer.
 */
export function createAssistant(knowledge: Knowledge): Assistant {
  const { read, texts } = createReader(knowledge)
  const askers = Object.keys(texts.items.askers)
  const find = (concepts: ReadonlySet<string>) => findItems(texts.items, concepts)

  return (question, { language, earlier, whatsAppNumber }) => {
    const readings = earlier.slice(-EARLIER).map((text) => read(text, language))
    const before = readings.reduce(
      (spoken, reading) => follow(spoken, reading, askers, find),
      nothingSpokenOf,
    )
    const parts = partsOf(question).map((part) => read(part, language))
    const whole = withParts(withAsker(withLast(read(question, language))), parts)
    const spoken = countingTeachers(follow(before, whole, askers, find))
    const decision = decide(whole, parts, spoken, texts)
    return compose(decision, { spoken, whole, language, whatsAppNumber }, texts)

    /** "How long does it take?" after a question about the demo asks for the length of the demo. */
    function withLast(reading: Reading): Reading {
      const last = readings.at(-1)
      const [likeliest] = reading.guesses
      if (!last || !likeliest || likeliest.share >= SURE_ALONE || reading.found.named) return reading
      const { guesses } = read(`${last.text} ${question}`, language)
      const [joint] = guesses
      const isNew = joint && joint.topic !== last.guesses[0]?.topic && joint.topic !== 'price'
      return isNew && joint.share > likeliest.share ? { ...reading, guesses } : reading
    }

    /** A clinic that asks for "the bot" means the bot for clinics, even if it introduced itself earlier. */
    function withAsker(reading: Reading): Reading {
      if (before.asker.length === 0 || askers.some((who) => reading.concepts.has(who))) return reading
      const found = find(new Set([...reading.concepts, ...before.asker]))
      return reading.found.named && found.named ? { ...reading, found } : reading
    }
  }
}
