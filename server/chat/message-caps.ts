import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { MessageCaps } from './take-message.ts'

/** The largest number that PostgreSQL's integers hold. */
const NO_CAP = 2 ** 31 - 1

/** The caps on the messages of one conversation and of all. */
export function messageCaps(enabled: boolean): MessageCaps {
  if (!enabled) return { perSession: NO_CAP, perDay: NO_CAP }
  return { perSession: chatLimits.messagesPerSession, perDay: chatLimits.messagesPerDay }
}
