import type { ConversationFacts } from '#domain/chat/conversation.ts'

/** What to call the visitor: by name, else by what they left to be reached by; nothing where they told neither. */
export function nameOf({ name, contactInfo }: ConversationFacts): string | null {
  return name ?? contactInfo.email ?? contactInfo.phone ?? null
}
