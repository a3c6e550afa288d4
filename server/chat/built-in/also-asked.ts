import type { Concept } from '#content/chat/concepts.ts'
import type { Intent } from '#content/chat/examples/all-examples.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import { talk } from '#content/chat/topics/talk.ts'
import { type Decision, decide } from './decide.ts'
import { findItems } from './find-items.ts'
import { guessMeaning } from './guess-meaning.ts'
import { familyOf, narrowed } from './narrow-topic.ts'
import { readNumbers } from './read-numbers.ts'
import { readQuestion } from './read-question.ts'
import type { Reading } from './reading.ts'
import { splitMessage, withoutTold } from './split-message.ts'
import type { Meant } from './understand.ts'

// What is told beside a question may look like one; where the rules find the same in it, less is enough.
const SURE = 0.5
const AGREED = 0.3
const SHORTEST_PART = 2
const MOST_OTHERS = 2
const LONGEST_MESSAGE = 45
// Of two meanings that are nearly as likely, both are answered.
const UNSURE = 0.6
const NEAR = 0.45
// What a part of a message seems to ask must have some share in the whole: "his railway job" asks for no work.
const LEAST_OF_WHOLE = 0.02
// ... unless it can mean nothing else.
const CLEAR = 0.9
const LEAST = 0.12
const LEAST_PRICE = 0.1

/** What else is asked in the same breath, or may be meant as well: topics, or the price of what is named. */
export function alsoAsked(question: string, reading: Reading, meant: Meant): Decision[] {
  const { decision } = meant
  if (decision.kind === 'unknown' || (decision.kind === 'topic' && isNoAnswer(decision.topic))) return []
  const parts = reading.words.length <= LONGEST_MESSAGE ? splitMessage(withoutTold(question)) : []
  const isOne = parts.length < 2 && splitMessage(question).length < 2
  const whole = isOne ? undefined : guessMeaning(question, reading, meant.concepts).intents
  const asked = whole ? parts.flatMap((part) => askedIn(part, meant, reading, whole) ?? []) : []
  const others = asked
    .filter((one) => isOther(one, decision))
    .sort((a, b) => Number(a.kind === 'topic') - Number(b.kind === 'topic') || b.score - a.score)
    .filter((one, at, all) => all.findIndex((other) => !isOther(one, other)) === at)
  if (others.length > 0) return others.slice(0, MOST_OTHERS)
  const certain = surelyAsked(reading, decision)
  if (certain) return [certain]
  const other = pricedAsWell(question, reading, meant) ?? nearlyAsLikely(question, reading, meant)
  return other ? [other] : []
}

function askedIn(
  part: string,
  { found }: Meant,
  { leftOut, concepts }: Reading,
  whole: ReadonlyMap<Intent, number>,
): Decision | undefined {
  const reading = readQuestion(part)
  if (reading.words.length < SHORTEST_PART || leftOut.some((concept) => reading.concepts.has(concept)))
    return undefined
  const own = findItems(reading.concepts)
  const ruled = decide(reading, reading.concepts, own, readNumbers(reading, reading.concepts))
  const { intents } = guessMeaning(part, reading, reading.concepts)
  const [intent, share] = likeliest(intents)
  const isNamed = found.named || findItems(concepts).named
  if (isNamed && isPriced(reading) && (intents.get('price') ?? 0) >= AGREED)
    return { kind: 'price', score: share }
  const isAgreed = ruled.kind === 'topic' ? ruled.topic === intent : ruled.kind === intent
  const isClear = isAgreed && share >= CLEAR
  if (!isClear && (whole.get(intent) ?? 0) < LEAST_OF_WHOLE) return undefined
  if (share < (isAgreed ? AGREED : SURE)) return undefined
  if (intent === 'item') return own.named && !own.either ? { kind: 'item', score: share } : undefined
  return isAnswer(intent) ? narrowed({ kind: 'topic', topic: intent, score: share }, own) : undefined
}

// Words that ask for this wherever they stand, beside a question for a price.
const certain: Partial<Record<Concept, TopicId>> = {
  instalment: 'instalment',
  tax: 'tax',
  discount: 'discount',
  refund: 'refund',
  payMethod: 'payMethod',
  hosting: 'hosting',
  warranty: 'warranty',
}

function surelyAsked({ concepts }: Reading, decision: Decision): Decision | undefined {
  if (decision.kind === 'topic') return undefined
  const met = (Object.keys(certain) as Concept[]).find((concept) => concepts.has(concept))
  const topic = met && certain[met]
  return topic && { kind: 'topic', topic, score: SURE }
}

/** Who names something and asks for its price wants to hear it, whatever else is asked: "worksheets in Hindi, price". */
function pricedAsWell(question: string, reading: Reading, { concepts, found, decision }: Meant) {
  if (decision.kind !== 'topic' || !found.named) return undefined
  // Who wants something made, and asks only for the time, is told the price as well.
  if (concepts.has('want') && familyOf(decision.topic) === 'howLong')
    return { kind: 'price', score: LEAST } as const
  if (!isPriced(reading)) return undefined
  const share = guessMeaning(question, reading, concepts).intents.get('price') ?? 0
  return share >= LEAST_PRICE ? ({ kind: 'price', score: share } as const) : undefined
}

/** A short question may be understood in two ways. */
function nearlyAsLikely(question: string, reading: Reading, { concepts, found, decision }: Meant) {
  const shares = [...guessMeaning(question, reading, concepts).intents].sort((a, b) => b[1] - a[1])
  const [best, second] = shares
  if (!best || !second || best[1] > UNSURE || second[1] < Math.max(LEAST, best[1] * NEAR)) return undefined
  for (const [intent, share] of [best, second]) {
    if (intent === 'price' && found.named && isPriced(reading) && decision.kind === 'topic')
      return { kind: 'price', score: share } as const
    if (!isAnswer(intent)) continue
    const other = narrowed({ kind: 'topic', topic: intent, score: share }, found)
    if (isOther(other, decision)) return other
  }
  return undefined
}

function isPriced({ concepts }: Reading): boolean {
  return concepts.has('price') || concepts.has('howMuch')
}

function likeliest(intents: ReadonlyMap<Intent, number>): [Intent, number] {
  return [...intents].reduce((a, b) => (b[1] > a[1] ? b : a))
}

function isOther(other: Decision, first: Decision): boolean {
  if (other.kind !== 'topic') return first.kind === 'topic'
  return first.kind !== 'topic' || familyOf(first.topic) !== familyOf(other.topic)
}

function isAnswer(intent: Intent): intent is TopicId {
  return intent in allTopics && !isNoAnswer(intent as TopicId)
}

/** Small talk, and what is not sold. */
function isNoAnswer(id: TopicId): boolean {
  return id in talk || id === 'notOffered'
}
