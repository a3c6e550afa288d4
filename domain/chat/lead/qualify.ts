import { type Asked, askOrder, type ConversationFacts, type ReplyAction } from '../conversation.ts'
import type { MessageAnalysis } from './analyze-message.ts'
import { declines } from './declines.ts'

/** The proposal of a past reply, as far as the qualifying rule needs it. */
export type Proposed = Asked | 'confirm-lead' | 'nothing'

/** A completed turn: the reply's proposal and the visitor's next message. */
export type PastTurn = { proposed: Proposed; answer: string }

export type QualifyInput = {
  /** The facts, including those of the newest message. */
  facts: ConversationFacts
  /** The turns before the newest message, oldest first; the answer of the last turn is the newest message. */
  turns: readonly PastTurn[]
  newest: { text: string; analysis: MessageAnalysis }
  leadMade: boolean
}

/** How often one question may be asked in a conversation. */
const MOST_ASKS_FOR_ONE_THING = 2
const SHORT_MESSAGE_WORDS = 8

/**
 * Decides what the reply to the newest message should ask for, if anything: need, timeline, budget, contact.
 * At most every second reply asks, never for the same thing twice in a row, never after an off-topic message,
 * and never after a "no". With a contact and a need, it proposes the summary instead.
 */
export function qualify(
  input: QualifyInput,
): Extract<ReplyAction, { kind: 'ask' | 'confirm-lead' }> | undefined {
  const { facts, turns, newest } = input
  if (input.leadMade) return undefined
  const gaveContact = newest.analysis.contactInfo !== undefined
  const last = turns.at(-1)?.proposed ?? 'nothing'
  if (canSummarize(facts) && (gaveContact || (!wasProposed(turns, 'confirm-lead') && last === 'nothing'))) {
    return { kind: 'confirm-lead' }
  }
  // Visitors give their contact last; after that only the need may still be missing.
  if (gaveContact && !hasNeed(facts) && last !== 'need') return { kind: 'ask', asks: 'need' }
  if (turns.some(turnedDown) || last !== 'nothing' || isOffTopic(newest)) return undefined
  const lastAsk = turns.findLast(({ proposed }) => proposed !== 'nothing')?.proposed
  const asks = askOrder.find(
    (ask) => !isKnown(ask, facts) && ask !== lastAsk && timesAsked(turns, ask) < MOST_ASKS_FOR_ONE_THING,
  )
  return asks && { kind: 'ask', asks }
}

/** Returns whether the facts suffice for a summary: a contact and a need. The name may be missing. */
export function canSummarize(facts: ConversationFacts): boolean {
  return isKnown('contact', facts) && hasNeed(facts)
}

function hasNeed(facts: ConversationFacts): boolean {
  return facts.serviceInterest !== undefined || facts.need !== undefined
}

function isKnown(ask: Asked, facts: ConversationFacts): boolean {
  if (ask === 'need') return hasNeed(facts)
  if (ask === 'contact') return facts.contactInfo.email !== undefined || facts.contactInfo.phone !== undefined
  return facts[ask] !== undefined
}

function turnedDown({ proposed, answer }: PastTurn): boolean {
  return proposed !== 'nothing' && declines(answer)
}

function wasProposed(turns: readonly PastTurn[], what: Proposed): boolean {
  return turns.some(({ proposed }) => proposed === what)
}

function timesAsked(turns: readonly PastTurn[], ask: Asked): number {
  return turns.filter(({ proposed }) => proposed === ask).length
}

/** Returns whether a message is short and contains no project facts: "Thanks", "are you a robot?". */
function isOffTopic({ text, analysis }: QualifyInput['newest']): boolean {
  const { isBudget, ...told } = analysis
  if (isBudget || Object.keys(told).length > 0) return false
  return (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}']*/gu) ?? []).length <= SHORT_MESSAGE_WORDS
}
