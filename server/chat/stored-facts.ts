import { type ConversationFacts, noFacts } from '#domain/chat/conversation.ts'

/** A conversation's facts as its row keeps them. */
export function readFacts(json: string): ConversationFacts {
  return { ...noFacts, ...(JSON.parse(json) as Partial<ConversationFacts>) }
}
