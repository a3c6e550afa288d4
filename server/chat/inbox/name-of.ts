import type { ConversationFacts } from '#domain/chat/conversation.ts'

/** Returns the visitor's name, otherwise their contact; null if both are unknown. */
export function nameOf({ name, contactInfo }: ConversationFacts): string | null {
  return name ?? contactInfo.email ?? contactInfo.phone ?? null
}
