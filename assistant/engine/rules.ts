import type { SpokenOf } from './spoken-of.ts'
import type { Texts, Topic } from './types.ts'
import type { Guess, Reading } from './understand.ts'

/** What to answer: the price list or a topic. `certainty` is 0 to 1. */
export type Decision = { answers: Answer[]; certainty: number; maybe: string[] }
export type Answer = { kind: 'price' | 'compare' } | { kind: 'topic'; topic: string }

/** Above this certainty a topic wins over a price word next to it. */
const SURE_TOPIC = 0.7
/** The same threshold if several items are named, or the topic is unknown to us. */
const VERY_SURE_TOPIC = 0.95
/** Below this certainty a named price list item is the better answer. */
const WEAK_TOPIC = 0.35
/** Below this certainty a message without an item refers to the previous item. */
const LEANING = 0.25
/** Above this certainty a part of a message is answered separately. */
const SURE_PART = 0.5
/** Below this certainty there is no definite answer. */
export const LEAST = 0.15
const MOST_ANSWERS = 2
const MOST_MAYBE = 3

const priceWords = ['price', 'cheapest', 'costliest', 'budget']
const extremes = ['cheapest', 'costliest']
const isPriceTopic = (topic: string) => topic === 'price' || topic === 'compare'

/**
 * Applies rules to the classifier's result. First: a price word with a price list item means the price,
 * unless a topic is certain; "cheapest" always does; if nothing is likely, a price word or an item alone is
 * enough. Second: parts of the message are answered too, if they are certain, at most two. (`spoken-of.ts`
 * handles earlier items.)
 */
export function decide(
  whole: Reading,
  parts: readonly Reading[],
  { found, isChanged }: SpokenOf,
  texts: Texts,
): Decision {
  const [tapped] = whole.guesses
  if (tapped?.share === 1)
    return { answers: [{ kind: 'topic', topic: tapped.topic }], certainty: 1, maybe: [] }
  const canPrice = found.items.length > 0
  const first = isChanged ? decideOfSpoken(whole, texts) : decideOne(whole, canPrice, texts)
  const others =
    parts.length > 1
      ? parts.map((part) => decideOne(part, canPrice && (whole.found.named || part.found.named), texts))
      : []
  const sure = others.filter(({ share, answer }) => share >= SURE_PART && isAsked(answer, texts))
  const isFirstAsked = isAsked(first.answer, texts)
  const ordered = (isFirstAsked && first.share >= LEAST) || sure.length === 0 ? [first, ...sure] : sure
  const answers = distinct(ordered.map(({ answer }) => answer))
  const certainty = Math.max(first.share, ...sure.map(({ share }) => share))
  return {
    answers: priceFirst(answers.slice(0, MOST_ANSWERS)),
    certainty,
    maybe: maybeMeant([whole, ...parts], answers, texts),
  }
}

/** A change to the mentioned items asks for their price, unless a topic is very certain. */
function decideOfSpoken(reading: Reading, texts: Texts): { answer: Answer; share: number } {
  const one = decideOne(reading, true, texts)
  if (one.answer.kind !== 'topic' || one.share >= VERY_SURE_TOPIC) return one
  return { answer: { kind: 'price' }, share: SURE_TOPIC }
}

function decideOne(
  { guesses, concepts, found, numbers }: Reading,
  canPrice: boolean,
  texts: Texts,
): { answer: Answer; share: number } {
  const price = guesses.filter(({ topic }) => isPriceTopic(topic)).reduce((sum, { share }) => sum + share, 0)
  const [top = { topic: 'unknown', share: 0 }] = guesses.filter(({ topic }) => !isPriceTopic(topic))
  const asksPrice =
    asksForPrice(concepts) || (canPrice && (concepts.has('saving') || Object.keys(numbers).length > 0))
  const isExtreme = extremes.some((concept) => concepts.has(concept))
  const isOutside = texts.topics[top.topic]?.kind === 'outside'
  const isOfSeveral = found.named && !found.either && found.items.length > 1
  // "Kitne" counts seconds and days as well as rupees.
  const isPlain =
    isExtreme || priceWords.some((concept) => concepts.has(concept)) || Object.keys(numbers).length > 0
  const sure = isOfSeveral || isOutside ? VERY_SURE_TOPIC : isPlain ? SURE_TOPIC : WEAK_TOPIC
  if (concepts.has('dollar')) return { answer: { kind: 'topic', topic: 'currency' }, share: 1 }
  const ofPrices: Answer = {
    kind: isCompared(guesses, concepts) && Object.keys(numbers).length === 0 ? 'compare' : 'price',
  }
  if ((isExtreme || (asksPrice && (canPrice || numbers.budget !== undefined))) && top.share < sure)
    return { answer: ofPrices, share: Math.max(price, 1 - top.share / 2) }
  if (price >= top.share) return { answer: ofPrices, share: price }
  if (found.named && !found.either && top.share < WEAK_TOPIC)
    return { answer: ofPrices, share: Math.max(price, LEAST) }
  if (canPrice && !found.named && top.share < LEANING) return { answer: ofPrices, share: LEAST }
  if (top.share >= LEAST) return { answer: { kind: 'topic', topic: top.topic }, share: top.share }
  if (asksPrice || canPrice) return { answer: ofPrices, share: LEAST }
  return { answer: { kind: 'topic', topic: 'unknown' }, share: top.share }
}

/** "Kitna lagega" asks for money or for time. */
function asksForPrice(concepts: ReadonlySet<string>): boolean {
  if (concepts.has('howMuch') && !concepts.has('howLong')) return true
  return priceWords.some((concept) => concepts.has(concept))
}

function isCompared(guesses: readonly Guess[], concepts: ReadonlySet<string>): boolean {
  const share = (name: string) => guesses.find(({ topic }) => topic === name)?.share ?? 0
  return share('compare') > share('price') && !concepts.has('total')
}

/** Small talk and services that we do not offer are answered only if nothing else was asked. */
function isAsked(answer: Answer, { topics }: Texts): boolean {
  if (answer.kind !== 'topic') return true
  const kind = topics[answer.topic]?.kind
  return kind !== 'talk' && kind !== 'outside'
}

function distinct(answers: readonly Answer[]): Answer[] {
  const keyOf = (answer: Answer) => (answer.kind === 'topic' ? answer.topic : 'price')
  return [...new Map([...answers].reverse().map((answer) => [keyOf(answer), answer])).values()].reverse()
}

function priceFirst(answers: readonly Answer[]): Answer[] {
  return [...answers].sort((a, b) => Number(a.kind === 'topic') - Number(b.kind === 'topic'))
}

/** Returns the likeliest unanswered topics of the message and its parts. */
function maybeMeant(readings: readonly Reading[], answers: readonly Answer[], { topics }: Texts): string[] {
  const answered = new Set(answers.map((answer) => (answer.kind === 'topic' ? answer.topic : answer.kind)))
  const likeliest = readings.flatMap(({ guesses }) => guesses.slice(0, MOST_MAYBE + MOST_ANSWERS))
  const ordered = likeliest.sort((a, b) => b.share - a.share).map(({ topic }) => topic)
  const others = ordered.filter((topic) => !answered.has(topic) && isOffered(topics[topic]))
  return [...new Set(others)].slice(0, MOST_MAYBE)
}

function isOffered(topic: Topic | undefined): boolean {
  return topic !== undefined && topic.kind !== 'outside' && topic.kind !== 'talk' && topic.kind !== 'price'
}
