import type { Concept } from '#content/chat/concepts.ts'
import type { Intent } from '#content/chat/examples/all-examples.ts'
import { type Decision, decide } from './decide.ts'
import { findItems } from './find-items.ts'
import { guessMeaning } from './guess-meaning.ts'
import { decisionOf, isPriced } from './kinds-of-answer.ts'
import { likeliestOfFamily, narrowed } from './narrow-topic.ts'
import { readNumbers } from './read-numbers.ts'
import { readQuestion } from './read-question.ts'
import type { Reading } from './reading.ts'
import { isAsking, splitMessage, withoutTold } from './split-message.ts'
import type { Meant } from './understand.ts'

// What is told beside a question may look like one; where the rules find the same in it, or it is put as a
// question, less is enough.
const SURE = 0.5
const AGREED = 0.3
const ASKED = 0.3
const NAMED = 0.15
const SHORTEST_PART = 2
const LONGEST_MESSAGE = 60
const MOST_PARTS = 8
// What a part of a message seems to ask must have some share in the whole: "his railway job" asks for no work.
const LEAST_OF_WHOLE = 0.02
// ... unless it can mean nothing else, or is put as a question.
const CLEAR = 0.9
const CLEAR_QUESTION = 0.45
// Where it is certain what the whole asks, a part hardly asks for something else.
const CERTAIN_WHOLE = 0.85
const CLEAR_BESIDE_CERTAIN = 0.75
const LIKELY_QUESTION = 0.4
const SURELY_ELSEWHERE = 0.7

/** What the parts of a message ask, each by itself: prices, and topics by how sure they are. `whole` is what all of it may want. */
export function askedInParts(
  question: string,
  reading: Reading,
  meant: Meant,
  whole: ReadonlyMap<Intent, number>,
): Decision[] {
  return partsOf(question, reading)
    .flatMap((part) => askedIn(part, meant, reading, whole) ?? [])
    .sort((a, b) => Number(a.kind === 'topic') - Number(b.kind === 'topic') || b.score - a.score)
}

/** Whether one part of a message asks for something that the site does not tell. */
export function asksElsewhere(question: string, reading: Reading): boolean {
  return partsOf(question, reading).some((part) => {
    const own = readQuestion(part)
    if (!isAsking(part) || own.words.length <= SHORTEST_PART || own.strange.length === 0) return false
    const { intents } = guessMeaning(part, own, own.concepts)
    return (intents.get('outside') ?? 0) + (intents.get('notOffered') ?? 0) >= SURELY_ELSEWHERE
  })
}

/** The parts of a message that has several. */
function partsOf(question: string, { words }: Reading): string[] {
  if (words.length > LONGEST_MESSAGE || splitMessage(question).length < 2) return []
  return splitMessage(withoutTold(question)).slice(-MOST_PARTS)
}

function askedIn(
  part: string,
  { found, decision }: Meant,
  { leftOut, concepts }: Reading,
  whole: ReadonlyMap<Intent, number>,
): Decision | undefined {
  const reading = readQuestion(part)
  const isBare = isOnlyPrice(reading)
  if (reading.words.length < SHORTEST_PART && !isBare) return undefined
  if (leftOut.some((concept) => reading.concepts.has(concept))) return undefined
  const own = findItems(reading.concepts)
  const ruled = decide(reading, reading.concepts, own, readNumbers(reading, reading.concepts))
  const { intents } = guessMeaning(part, reading, reading.concepts)
  const [intent, share] = [...intents].reduce((a, b) => (b[1] > a[1] ? b : a))
  const isNamed = found.named || findItems(concepts).named
  const priceShare = intents.get('price') ?? 0
  if (isNamed && isPriced(reading) && priceShare >= (isBare ? NAMED : AGREED))
    return { kind: 'price', score: share }
  // "Where are you, and what does it cost?": nothing is named, so all prices are told in short.
  const isAskedAlone = isBare ? priceShare >= NAMED : intent === 'price' && share >= LIKELY_QUESTION
  if (!isNamed && isAskedAlone && isAsking(part) && isPriced(reading)) return { kind: 'price', score: share }
  const isAgreed = ruled.kind === 'topic' ? ruled.topic === intent : ruled.kind === intent
  const isQuestion = isAsking(part)
  // "Does it take calls too, and in which language?": what a part names is told of, where it asks no more of it.
  const ofThing = (intents.get('item') ?? 0) + (intents.get('price') ?? 0)
  if (isQuestion && own.named && !own.either && ofThing >= NAMED && share < LIKELY_QUESTION)
    return { kind: 'item', score: ofThing }
  const clearQuestion = decision.score >= CERTAIN_WHOLE ? CLEAR_BESIDE_CERTAIN : CLEAR_QUESTION
  const isClear = (isAgreed && share >= CLEAR) || (isQuestion && share >= clearQuestion)
  if (!isClear && (whole.get(intent) ?? 0) < LEAST_OF_WHOLE) return undefined
  if (share < (isAgreed ? AGREED : isQuestion ? ASKED : SURE)) return undefined
  const asked = decisionOf(intent, share, own)
  // "... and how long does it take?" is asked of what the other part names.
  if (asked?.kind !== 'topic' || own.named) return asked
  return narrowed({ ...asked, topic: likeliestOfFamily(asked.topic, whole) }, found)
}

const money: ReadonlySet<Concept> = new Set<Concept>(['price', 'howMuch', 'total', 'year', 'month'])

/** "kitne paise", "rate?": nothing but the price is asked. */
function isOnlyPrice(reading: Reading): boolean {
  const isPlain = reading.strange.length === 0 && [...reading.concepts].every((concept) => money.has(concept))
  return isPlain && isPriced(reading)
}
