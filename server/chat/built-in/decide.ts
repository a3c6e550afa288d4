import { type Concept, conceptWeights } from '#content/chat/concepts.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import { talk } from '#content/chat/topics/talk.ts'
import type { Topic } from '#content/chat/topics/topic.ts'
import type { Found } from './find-items.ts'
import type { Numbers } from './read-numbers.ts'
import type { Reading } from './reading.ts'

/** What a question asks for: a topic of the site, or something to be made from the price list. */
export type Decision =
  | { kind: 'topic'; topic: TopicId; score: number }
  | { kind: 'price' | 'compare' | 'included' | 'item'; score: number }
  | { kind: 'unknown'; score: 0 }

/** Concepts that tell a topic together. */
type Line = { needed: readonly Concept[]; weight: number }

const topicLines = Object.entries<Topic>(allTopics).map(([id, topic]) => ({
  id: id as TopicId,
  topic,
  lines: topic.when.map((line) => {
    const needed = line.split(' ') as Concept[]
    return { needed, weight: weigh(needed) }
  }),
}))

const aboutMoney = ['price', 'total', 'dollar', 'cheapest', 'costliest', 'month', 'year'] as const
// Below it, a word is too common to decide by itself among words that are not known.
const SURE = 2.3

export function decide(
  reading: Reading,
  concepts: ReadonlySet<Concept>,
  found: Found,
  numbers: Numbers,
): Decision {
  const candidates = [...topicDecisions(concepts, found), ...priceDecisions(concepts, found, numbers)]
  const best = candidates.reduce<Decision>((a, b) => (b.score > a.score ? b : a), {
    kind: 'unknown',
    score: 0,
  })
  return isGuess(best, reading, found) ? { kind: 'unknown', score: 0 } : best
}

function topicDecisions(concepts: ReadonlySet<Concept>, found: Found): Decision[] {
  return topicLines.flatMap(({ id, topic, lines }): Decision[] => {
    const score = scoreOf(lines, concepts)
    if (score === 0 || (topic.yields && found.named)) return []
    if (topic.unless?.some((concept) => concepts.has(concept))) return []
    return [{ kind: 'topic', topic: id, score }]
  })
}

function priceDecisions(concepts: ReadonlySet<Concept>, found: Found, numbers: Numbers): Decision[] {
  const isAbout = found.named ? 1.5 : found.items.length > 0 ? 1 : 0
  const money = weigh(aboutMoney.filter((concept) => concepts.has(concept)))
  const onlySum = [...concepts].every((concept) => conceptWeights[concept] <= 1 || concept === 'included')
  const hasBudget = numbers.sum !== undefined && (concepts.has('budget') || isAbout > 0 || onlySum)
  const asksPrice =
    (['price', 'total', 'dollar', 'cheapest', 'costliest'] as const).some((concept) =>
      concepts.has(concept),
    ) ||
    hasBudget ||
    numbers.teachers !== undefined ||
    (isAbout > 0 && money > 0)
  const decisions: Decision[] = []
  // "How much, and how long?" is answered with both.
  const both = concepts.has('howLong') && found.items.length > 0 ? 1.5 : 0
  const worth = Math.min(3.5, money + (hasBudget ? 3 : 0)) + isAbout + both
  if (asksPrice) decisions.push({ kind: 'price', score: worth })
  const choice = concepts.has('or') && found.named && found.items.length > 1 && !found.either
  if (concepts.has('compare') || choice)
    decisions.push({ kind: 'compare', score: 2.5 + (found.named ? 2 : isAbout) })
  if ((concepts.has('included') || (concepts.has('benefit') && !found.either)) && isAbout > 0)
    decisions.push({ kind: 'included', score: 2.5 + isAbout })
  if (isAbout > 0) {
    const wish = weigh((['want', 'plus', 'help'] as const).filter((concept) => concepts.has(concept)))
    decisions.push({ kind: 'item', score: isAbout + 0.4 + wish })
  }
  return decisions
}

/** How much the line says that fits best: the weight of its concepts. A line fits if none of them is missing. */
function scoreOf(lines: readonly Line[], concepts: ReadonlySet<Concept>): number {
  let best = 0
  for (const { needed, weight } of lines) {
    if (weight > best && needed.every((concept) => concepts.has(concept))) best = weight
  }
  return best
}

function weigh(concepts: readonly Concept[]): number {
  return concepts.reduce((sum, concept) => sum + conceptWeights[concept], 0)
}

/** Whether it only looks like an answer: a greeting before a strange question, the price of something strange. */
function isGuess(decision: Decision, { strange, words }: Reading, found: Found): boolean {
  if (decision.kind === 'unknown') return true
  if (strange.length === 0 || decision.score >= SURE) return false
  if (decision.kind === 'price' && found.items.length === 0) return isPriceOfStrange(words)
  return (
    decision.kind === 'topic' &&
    (decision.topic in talk || decision.topic === 'quote' || decision.score < 1.6)
  )
}

// "price of a drone", "drone ka rate", "bei ya drone": the strange word stands where the goods are named.
const of = new Set(['of', 'for', 'ka', 'ki', 'ke', 'ya', 'za', 'का', 'की', 'के'])

function isPriceOfStrange(words: Reading['words']): boolean {
  return words.some(({ known, written }, at) => {
    if (known !== undefined || written.length < 3) return false
    const near = [words[at - 2], words[at - 1], words[at + 1]]
    return near.some((word) => word && (of.has(word.written) || word.concepts.includes('price')))
  })
}
