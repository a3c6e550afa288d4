import type { Asked, ConversationFacts } from '../conversation.ts'
import { foldText, wholeWords } from '../word-pattern.ts'
import type { MessageAnalysis } from './analyze-message.ts'
import { declines } from './declines.ts'

/** Limits the size of the stored facts. */
const MOST_BUDGET_INDICATORS = 20

/**
 * Merges the facts of one more message into the known facts: new values replace old ones. `asked` is what the
 * reply before the message asked for; answers to "what do you need?" are stored verbatim.
 */
export function mergeFacts(
  facts: ConversationFacts,
  message: string,
  analysis: MessageAnalysis,
  asked?: Asked,
): ConversationFacts {
  const { isBudget, contactInfo, ...newFacts } = analysis
  const merged: ConversationFacts = {
    ...facts,
    ...newFacts,
    contactInfo: { ...facts.contactInfo, ...contactInfo },
    budgetIndicators: isBudget
      ? [...facts.budgetIndicators, message.trim()].slice(-MOST_BUDGET_INDICATORS)
      : facts.budgetIndicators,
  }
  if (asked === 'need' && describes(message)) merged.need = message.trim()
  return merged
}

/** Shorter answers do not describe a need. */
const FEWEST_WORDS = 3
// Many visitors omit the question mark.
const asksBack = new RegExp(
  `\\?|^\\P{L}*${wholeWords(`
    what, how, when, where, who, why, which, is, are, do, does, can, could, will,
    kya, kitna, kitne, kaise, kab, kahan, kaun, क्या, कितना, कितने, कैसे, कब, कहाँ, कौन,
    je, nini, vipi, lini, wapi, nani, bei
  `)}`,
  'u',
)

function describes(message: string): boolean {
  const words = message.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return words.length >= FEWEST_WORDS && !asksBack.test(foldText(message)) && !declines(message)
}
