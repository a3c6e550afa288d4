import type { MessageAnalysis } from './analyze-message.ts'
import { type Asked, askOrder, type ConversationFacts, type ReplyAction } from './conversation.ts'
import { declines } from './declines.ts'

/** What a reply proposed, as far as the path remembers it. */
export type Proposed = Asked | 'confirm-lead' | 'nothing'

/** One turn that is over: what its reply proposed, and what the visitor wrote after it. */
export type PastTurn = { proposed: Proposed; answer: string }

export type QualifyInput = {
  /** With the newest message already in them. */
  facts: ConversationFacts
  /** The turns before the newest message, oldest first; the last one's answer is the newest message. */
  turns: readonly PastTurn[]
  newest: { text: string; analysis: MessageAnalysis }
  /** A lead was made from this conversation already. */
  leadMade: boolean
}

const MOST_ASKS_FOR_ONE_THING = 2
const SHORT_MESSAGE_WORDS = 8

/**
 * What the reply to the newest message should ask for, if anything: need, timeline, budget, contact. At most every
 * second reply asks, never for the same thing twice in a row, never beside the point, never after a "no". When there
 * is a contact and a need, it proposes the summary instead.
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
  // A contact is the last thing a visitor gives; then only the need may still be missing.
  if (gaveContact && !hasNeed(facts) && last !== 'need') return { kind: 'ask', asks: 'need' }
  if (turns.some(turnedDown) || last !== 'nothing' || isBesideThePoint(newest)) return undefined
  const lastAsk = turns.findLast(({ proposed }) => proposed !== 'nothing')?.proposed
  const asks = askOrder.find(
    (ask) => !isKnown(ask, facts) && ask !== lastAsk && timesAsked(turns, ask) < MOST_ASKS_FOR_ONE_THING,
  )
  return asks && { kind: 'ask', asks }
}

/** Whether there is enough for a summary to say yes to: somebody to reach, and what about. The name may be missing. */
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

/** "Thanks", "are you a robot?": short, and about nothing that a project is made of. */
function isBesideThePoint({ text, analysis }: QualifyInput['newest']): boolean {
  const { isBudget, ...told } = analysis
  if (isBudget || Object.keys(told).length > 0) return false
  return (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}']*/gu) ?? []).length <= SHORT_MESSAGE_WORDS
}
