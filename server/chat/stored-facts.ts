import type { ConversationFacts } from '#domain/chat/conversation.ts'
import { noFacts } from '#domain/chat/merge-facts.ts'

/** A conversation's facts as its row keeps them. */
export function readFacts(json: string): ConversationFacts {
  return { ...noFacts, ...(JSON.parse(json) as Partial<ConversationFacts>) }
}
