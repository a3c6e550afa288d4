import type { WireConversation, WireMessage } from '#domain/chat/wire.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import {
  REPLY_DIES_AFTER_MS,
  readConversation,
  readFacts,
  readMessages,
  type StoredMessage,
} from './conversation-store.ts'

/** Returns the visitor's conversation, or only its messages after a given one; undefined if there is none. */
export async function openConversation(
  { database, clock }: { database: Database; clock: Clock },
  id: string | undefined,
  after: number,
): Promise<WireConversation | null> {
  const conversation = id && (await readConversation(database.db, id))
  if (!conversation) return null
  const messages = await readMessages(database.db, conversation.id, after)
  const { pending_since } = conversation
  return {
    id: conversation.id,
    mode: conversation.mode,
    language: conversation.language,
    serviceInterest: conversation.service_interest,
    urgencyLevel: conversation.urgency_level,
    contactInfo: readFacts(conversation.facts).contactInfo,
    rating: conversation.rating,
    pending: pending_since !== null && Date.parse(pending_since) > clock().getTime() - REPLY_DIES_AFTER_MS,
    messages: messages.map(asWire),
  }
}

function asWire({ id, sender, text, created_at, actions, status }: StoredMessage): WireMessage {
  return {
    id,
    sender,
    text,
    timestamp: created_at,
    ...(actions.length > 0 ? { actions } : {}),
    ...(status === 'complete' ? {} : { status }),
  }
}
