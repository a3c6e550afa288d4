import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { MessageCaps } from './take-message.ts'

/** The caps on the messages of one conversation and of all. */
export function messageCaps(enabled: boolean): MessageCaps {
  if (!enabled) return { perSession: Number.MAX_SAFE_INTEGER, perDay: Number.MAX_SAFE_INTEGER }
  return { perSession: chatLimits.messagesPerSession, perDay: chatLimits.messagesPerDay }
}
