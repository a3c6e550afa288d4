import type { Concept } from '#content/chat/concepts.ts'
import type { SpokenOfBefore } from '#content/chat/examples/follow-ups.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import { decide } from './decide.ts'
import { findItems } from './find-items.ts'
import type { Features } from './linear-model.ts'
import { readNumbers } from './read-numbers.ts'
import { isLong, type Reading, type Word } from './reading.ts'
import { pageOfTopic } from './reply-actions.ts'
import { soundOf } from './sound-of.ts'
import { toLatin } from './to-latin.ts'

const MOST_CONCEPTS = 12
const MOST_WORDS = 60

// How much each kind of feature tells of a question that was never seen, found by leaving out examples.
const WEIGHTS = { word: 1, pair: 0.9, apart: 0.5, piece: 0.5, concept: 2, rule: 3, before: 2 }

/**
 * What a question can be told by: its words, pairs and pieces of them, the concepts in it, what the rules make of it,
 * and what was spoken of before.
 */
export function featuresOf(
  reading: Reading,
  concepts: ReadonlySet<Concept>,
  before?: SpokenOfBefore,
): Features {
  const { words } = reading
  const features: Features = new Map([['', 1]])
  const keys = words.slice(0, MOST_WORDS).map(({ written }) => keyOf(written))
  keys.forEach((key, at) => {
    features.set(key, WEIGHTS.word)
    features.set(`${keys[at - 1] ?? ''} ${key}`, WEIGHTS.pair)
    if (at === keys.length - 1) features.set(`${key} `, WEIGHTS.pair)
    if (at > 1) features.set(`${keys[at - 2]} _ ${key}`, WEIGHTS.apart)
    for (const piece of piecesOf(key)) features.set(piece, WEIGHTS.piece)
    const { known, written } = words[at] as Word
    if (known !== undefined && known !== written) features.set(keyOf(known), WEIGHTS.word)
  })
  const list = [...concepts].slice(0, MOST_CONCEPTS).sort()
  list.forEach((concept, at) => {
    features.set(`#${concept}`, WEIGHTS.concept)
    for (const other of list.slice(at + 1)) features.set(`#${concept} ${other}`, WEIGHTS.concept)
  })
  for (const made of ruled(reading, concepts)) features.set(`!${made}`, WEIGHTS.rule)
  if (before) for (const place of placesOf(before)) features.set(`>${place}`, WEIGHTS.before)
  return features
}

/** In a long message the rules are easily misled: what they say there is another thing to learn from. */
function ruled(reading: Reading, concepts: ReadonlySet<Concept>): string[] {
  const found = findItems(concepts)
  const decision = decide(reading, concepts, found, readNumbers(reading, concepts))
  const [item] = found.items
  const length = isLong(reading) ? 'long' : 'short'
  return [
    `${length} ${decision.kind === 'topic' ? decision.topic : decision.kind}`,
    `${length} ${found.named ? `${item?.group}.${item?.id}` : (found.asker ?? '')}`,
    `strange ${Math.min(3, reading.strange.length)}`,
  ]
}

/** What was spoken of, and the part of the price list or the page that it is of. */
function placesOf(before: SpokenOfBefore): string[] {
  if (before in allTopics) return [before, `page ${pageOfTopic(before as TopicId) ?? ''}`]
  const [group = ''] = before.split('.')
  return group === before ? [group] : [group, before]
}

// Who writes so few words writes what others have written.
const SHORT = 6

/** A short question in one form, however its words are spelt; nothing for a longer one. */
export function soundOfShort({ words }: Reading): string | undefined {
  if (words.length === 0 || words.length > SHORT) return undefined
  return words.map(({ written }) => keyOf(written)).join(' ')
}

/** One form for a word in Hindi and in Latin letters, whatever its ending: "kitna", "kitne", "कितना". */
function keyOf(word: string): string {
  const known = keys.get(word)
  if (known !== undefined) return known
  const key = makeKey(word)
  if (keys.size < MOST_KEYS) keys.set(word, key)
  return key
}

// The same words come again and again in what is learnt from.
const keys = new Map<string, string>()
const MOST_KEYS = 15_000

function makeKey(word: string): string {
  if (/^\d/.test(word)) return Number(word) >= 500 ? '1000' : '1'
  const sound = soundOf(toLatin(word))
  if (sound.length < 4) return sound
  return sound.replace(/(?<!^)a/g, '').replace(/(?<=.{2})[aeiou]+$/, '')
}

/** How it begins and ends: what forms of a word, and most misspellings of it, have in common. */
function piecesOf(key: string): string[] {
  return key.length < 5 ? [] : [`${key.slice(0, 4)}*`, `*${key.slice(-4)}`]
}
