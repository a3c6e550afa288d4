import { noted } from '#content/chat-words/asks.ts'
import type { BuiltInReply } from './built-in-answer.ts'
import { lastAsked } from './past-turns.ts'
import type { Turn } from './take-message.ts'

/** Longer messages may contain more than a contact. */
const FEW_WORDS = 6

/**
 * Acknowledges a message that only answers our question or leaves a contact. The built-in assistant's reply
 * stays if the message also asks something.
 */
export function acknowledge(turn: Turn, reply: BuiltInReply): BuiltInReply {
  const { analysis, text, earlier } = turn
  const leavesContact = analysis.contactInfo !== undefined
  const statesTimeline = lastAsked(earlier) === 'timeline' && answersUs(turn)
  const isOnlyThat = (leavesContact || statesTimeline) && isShort(text)
  if (!isOnlyThat && (reply.known || !answersUs(turn))) return reply
  return {
    ...reply,
    text: noted[turn.language],
    actions: [],
    known: true,
    topic: 'details',
    isNeed: true,
  }
}

function answersUs({ text, analysis, facts, earlier }: Turn): boolean {
  switch (lastAsked(earlier)) {
    case 'need':
      return facts.need === text.trim() || analysis.serviceInterest !== undefined
    case 'timeline':
      return analysis.timeline !== undefined || analysis.urgencyLevel !== undefined
    case 'budget':
      return analysis.budget !== undefined
    case 'contact':
      return analysis.contactInfo !== undefined
    default:
      return false
  }
}

/** Returns whether a message contains little besides the contact: "my number is …". */
function isShort(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !word.includes('@'))
  return words.length <= FEW_WORDS && !text.includes('?')
}
