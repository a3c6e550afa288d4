import { affirmations } from '#content/chat/clause-words.ts'
import type { ReplyAction } from '#domain/chat/conversation.ts'
import type { BuiltInReply } from './answer.ts'
import { wordsOf } from './fold-text.ts'

// Several questions get several answers, as long as they can be read at a glance.
const LONGEST_ANSWER = 90
// Less than this of a further answer tells nothing.
const SHORTEST_ANSWER = 4

export const sentenceEnd = /(?<=[.?!।])\s+/
const affirmation = new RegExp(`^(?:${affirmations.split(', ').join('|')})[.:,।]\\s+`, 'u')

/** Several answers in one: the first in full, then of each further one what there is room for. */
export function joinedAll(first: BuiltInReply, others: readonly BuiltInReply[]): BuiltInReply {
  return others.reduce((reply, other, at) => {
    const room = LONGEST_ANSWER - lengthOf(reply.text)
    return joined(reply, other, lengthOf(reply.text) + Math.floor(room / (others.length - at)))
  }, first)
}

/** Two answers in one: of the second as many sentences as fit, and only what is new in it. */
export function joined(first: BuiltInReply, second: BuiltInReply, longest = LONGEST_ANSWER): BuiltInReply {
  const added: string[] = []
  const isSaid = (sentence: string) => isIn(sentence, [first.text, ...added].join(' '))
  for (const sentence of withoutYes(second.text).split(sentenceEnd)) {
    if (isSaid(sentence) || tellsOnlyAmountsOf(first.text, sentence) || isFurtherQuestion(sentence)) continue
    if (lengthOf([first.text, ...added, sentence].join(' ')) > longest) break
    added.push(sentence)
  }
  if (lengthOf(added.join(' ')) < SHORTEST_ANSWER) return first
  const handOver = first.actions.some(({ kind }) => kind === 'hand-over')
    ? []
    : second.actions.filter(({ kind }) => kind === 'hand-over')
  const { actions } = withCards(first, second.actions)
  return { ...first, text: [first.text, ...added].join(' '), actions: [...actions, ...handOver] }
}

/** An answer with further price cards beside its own. */
export function withCards(reply: BuiltInReply, cards: readonly ReplyAction[]): BuiltInReply {
  const actions = [...joinedCards(reply.actions, cards), ...reply.actions.filter(isNoCard)]
  return { ...reply, actions }
}

const MOST_CARDS = 2
const MOST_IDS = 4

/** The cards of both: one for each part of the price list. */
function joinedCards(first: readonly ReplyAction[], second: readonly ReplyAction[]): ReplyAction[] {
  const cards = [...first, ...second].filter((action) => action.kind === 'price-card')
  const groups = [...new Set(cards.map(({ group }) => group))].slice(0, MOST_CARDS)
  return groups.map((group) => {
    const ids = cards.filter((card) => card.group === group).flatMap((card) => card.ids)
    return { kind: 'price-card', group, ids: [...new Set(ids)].slice(0, MOST_IDS) }
  })
}

function isNoCard({ kind }: ReplyAction): boolean {
  return kind !== 'price-card'
}

/** "Yes: in person, or by video" stands alone only where it was asked for alone. */
function withoutYes(text: string): string {
  const rest = text.replace(affirmation, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

// So much of a sentence in other words is no news.
const SAID = 0.7

/** Whether a sentence tells only what a text tells already. */
function isIn(sentence: string, text: string): boolean {
  const told = new Set(wordsOf(text))
  const words = wordsOf(sentence)
  return words.filter((word) => told.has(word)).length >= words.length * SAID
}

/** A price that was given already. */
function tellsOnlyAmountsOf(text: string, sentence: string): boolean {
  const amounts = sentence.match(/[₹$][\d,]*\d/g) ?? []
  return amounts.length > 0 && amounts.every((amount) => text.includes(amount))
}

/** One answer asks back, not each. */
function isFurtherQuestion(sentence: string): boolean {
  return sentence.endsWith('?')
}

function lengthOf(text: string): number {
  return text.split(/\s+/).length
}
