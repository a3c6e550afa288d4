import { type ConversationFacts, noFacts } from '#domain/chat/conversation.ts'

/** Parses a conversation's stored facts. */
export function readFacts(json: string): ConversationFacts {
  return { ...noFacts, ...(JSON.parse(json) as Partial<ConversationFacts>) }
}
