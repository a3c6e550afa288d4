import { sql } from 'kysely'
import {
  type ConversationFacts,
  type ConversationMode,
  noFacts,
  type ReplyAction,
  type ReplyLanguage,
} from '#domain/chat/conversation.ts'
import type { Locale } from '#domain/locale.ts'
import type { ChatMessagesTable } from '#server/database/chat-tables.ts'
import type { Db, Trx } from '#server/database/open-database.ts'

export type Conversation = NonNullable<Awaited<ReturnType<typeof readConversation>>>
export type StoredMessage = Awaited<ReturnType<typeof readMessages>>[number]

/** A reply without an end after this time is assumed to have died with its process. */
export const REPLY_DIES_AFTER_MS = 60_000

/** Reads a conversation without its messages; returns undefined if there is none. */
export async function readConversation(db: Db | Trx, id: string) {
  return db
    .selectFrom('conversations')
    .select([
      'id',
      'locale',
      'language',
      'mode',
      'service_interest',
      'urgency_level',
      'facts',
      'lead_id',
      'rating',
      'last_message_id',
      'pending_message_id',
      'pending_since',
      'started_at',
      'last_activity_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Parses a conversation's stored facts. */
export function readFacts(json: string): ConversationFacts {
  return { ...noFacts, ...(JSON.parse(json) as Partial<ConversationFacts>) }
}

const messageColumns = ['id', 'sender', 'text', 'status', 'failure', 'actions', 'created_at'] as const

function withActions<Row extends { actions: string }>(row: Row) {
  return { ...row, actions: JSON.parse(row.actions) as ReplyAction[] }
}

/** Reads the messages after the id `after`, in order. */
export async function readMessages(db: Db | Trx, conversationId: string, after = 0) {
  const rows = await db
    .selectFrom('chat_messages')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('id', '>', after)
    .orderBy('id')
    .execute()
  return rows.map(withActions)
}

/** Reads the last `count` messages, in order. */
export async function readLastMessages(db: Db | Trx, conversationId: string, count: number) {
  const rows = await db
    .selectFrom('chat_messages')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.reverse().map(withActions)
}

/** The browser that writes, with its conversation if it has one. */
export type Visitor = { conversationId: string | undefined; userId: string | undefined; locale: Locale }

export type NewConversation = {
  id: string
  userId?: string | undefined
  locale: Locale
  language: ReplyLanguage
  startPage?: string | undefined
}

/** Inserts a new conversation. */
export async function insertConversation(trx: Trx, conversation: NewConversation, now: Date): Promise<void> {
  const at = now.toISOString()
  const { id, userId, locale, language, startPage } = conversation
  await trx
    .insertInto('conversations')
    .values({
      id,
      user_id: userId ?? null,
      locale,
      language,
      mode: 'assistant',
      start_page: startPage ?? null,
      facts: '{}',
      last_message_id: 0,
      started_at: at,
      last_activity_at: at,
    })
    .execute()
}

export type NewMessage = Pick<ChatMessagesTable, 'sender' | 'text'> &
  Partial<Omit<ChatMessagesTable, 'conversation_id' | 'id' | 'actions' | 'is_settled' | 'created_at'>> & {
    actions?: ReplyAction[] | undefined
  }

/**
 * Inserts the next message and returns its id; undefined if the conversation was deleted. The counter is
 * increased first, which locks the conversation, so that simultaneous messages get different ids.
 */
export async function appendMessage(
  trx: Trx,
  conversationId: string,
  message: NewMessage,
  now: Date,
): Promise<number | undefined> {
  const at = now.toISOString()
  const counted = await trx
    .updateTable('conversations')
    .set({ last_message_id: sql<number>`last_message_id + 1`, last_activity_at: at })
    .where('id', '=', conversationId)
    .returning('last_message_id')
    .executeTakeFirst()
  if (!counted) return undefined
  const { actions, ...columns } = message
  await trx
    .insertInto('chat_messages')
    .values({
      ...columns,
      conversation_id: conversationId,
      id: counted.last_message_id,
      status: message.status ?? 'complete',
      actions: JSON.stringify(actions ?? []),
      is_settled: message.unanswered ? false : null,
      created_at: at,
    })
    .execute()
  return counted.last_message_id
}

/**
 * Starts the reply to a message; returns false if another is in progress. A reply that started before
 * `staleBefore` died with its process and is taken over.
 */
export async function claimReply(
  trx: Trx,
  conversationId: string,
  messageId: number,
  { now, staleBefore }: { now: Date; staleBefore: Date },
): Promise<boolean> {
  const claimed = await trx
    .updateTable('conversations')
    .set({ pending_message_id: messageId, pending_since: now.toISOString() })
    .where('id', '=', conversationId)
    .where((eb) =>
      eb.or([
        eb('pending_message_id', 'is', null),
        eb('pending_since', 'is', null),
        eb('pending_since', '<', staleBefore.toISOString()),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * Ends the reply to a message, unless another process has taken it over. Returns who answers in the
 * conversation now.
 */
export async function releaseReply(
  trx: Trx,
  conversationId: string,
  messageId: number,
): Promise<ConversationMode | undefined> {
  const released = await trx
    .updateTable('conversations')
    .set({ pending_message_id: null, pending_since: null })
    .where('id', '=', conversationId)
    .where('pending_message_id', '=', messageId)
    .returning('mode')
    .executeTakeFirst()
  return released?.mode
}
