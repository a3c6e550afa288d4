import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { MessageCaps } from './take-message.ts'

/** The largest PostgreSQL integer. */
const NO_CAP = 2 ** 31 - 1

/** Returns the message limits per conversation and in total. */
export function messageCaps(enabled: boolean): MessageCaps {
  if (!enabled) return { perSession: NO_CAP, perDay: NO_CAP }
  return { perSession: chatLimits.messagesPerSession, perDay: chatLimits.messagesPerDay }
}
