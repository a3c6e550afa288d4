import type { MessageAnalysis } from './analyze-message.ts'
import { type Asked, type ConversationFacts, noFacts } from './conversation.ts'
import { declines } from './declines.ts'
import { foldText, wholeWords } from './word-pattern.ts'

const MOST_BUDGET_INDICATORS = 20

/**
 * The facts with what one more message tells: said later replaces said earlier, and what is not spoken of stays.
 * `asked` is what the reply before the message asked for; words that answer "what do you need?" are kept as they are.
 */
export function mergeFacts(
  facts: ConversationFacts,
  message: string,
  analysis: MessageAnalysis,
  asked?: Asked,
): ConversationFacts {
  const { isBudget, contactInfo, ...told } = analysis
  const merged: ConversationFacts = {
    ...facts,
    ...told,
    contactInfo: { ...facts.contactInfo, ...contactInfo },
    budgetIndicators: isBudget
      ? [...facts.budgetIndicators, message.trim()].slice(-MOST_BUDGET_INDICATORS)
      : facts.budgetIndicators,
  }
  if (asked === 'need' && describes(message)) merged.need = message.trim()
  return merged
}

const FEWEST_WORDS = 3
// Many leave the question mark out.
const asksBack = new RegExp(
  `\\?|^\\P{L}*${wholeWords([
    ...[
      'what',
      'how',
      'when',
      'where',
      'who',
      'why',
      'which',
      'is',
      'are',
      'do',
      'does',
      'can',
      'could',
      'will',
    ],
    ...[
      'kya',
      'kitna',
      'kitne',
      'kaise',
      'kab',
      'kahan',
      'kaun',
      'क्या',
      'कितना',
      'कितने',
      'कैसे',
      'कब',
      'कहाँ',
      'कौन',
    ],
    ...['je', 'nini', 'vipi', 'lini', 'wapi', 'nani', 'bei'],
  ])}`,
  'u',
)

function describes(message: string): boolean {
  const words = message.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return words.length >= FEWEST_WORDS && !asksBack.test(foldText(message)) && !declines(message)
}

/** The facts of a whole conversation, from its visitor's messages in order. */
export function factsOf(messages: readonly { text: string; analysis: MessageAnalysis; asked?: Asked }[]) {
  return messages.reduce(
    (facts, { text, analysis, asked }) => mergeFacts(facts, text, analysis, asked),
    noFacts,
  )
}
