import type { ColumnType } from 'kysely'
import type {
  ChatService,
  ConversationMode,
  ReplyLanguage,
  Sender,
  UrgencyLevel,
} from '#domain/chat/conversation.ts'
import type { Locale } from '#domain/locale.ts'

/** A visitor's chat. It belongs to the browser with its signed cookie. */
export type ConversationsTable = {
  /** `conv_` followed by a random part. */
  id: string
  /** The account that was signed in at the start; almost always null. */
  user_id: string | null
  locale: Locale
  /** The language the visitor writes in. */
  language: ReplyLanguage
  mode: ConversationMode
  start_page: string | null
  service_interest: ChatService | null
  urgency_level: UrgencyLevel | null
  /** JSON: all known facts, as `ConversationFacts`. */
  facts: string
  lead_id: string | null
  /** 1 to 5. */
  rating: number | null
  handed_over_at: string | null
  /** The id of the newest message, counting from 1; it never decreases. */
  last_message_id: number
  /** The visitor's message that is being answered. */
  pending_message_id: number | null
  pending_since: string | null
  started_at: string
  last_activity_at: string
}

/** `stopped`: by the visitor. `incomplete`: cut off. `failed`: replaced by an apology. */
export type MessageStatus = 'complete' | 'stopped' | 'incomplete' | 'failed'

export type ChatMessagesTable = {
  conversation_id: string
  id: number
  sender: Sender
  text: string
  status: MessageStatus
  /** The kind of failure, for an apology. */
  failure: string | null
  /** JSON: the reply's proposals, as `ReplyAction[]`. */
  actions: string
  /** The page path on which a visitor's message was written. */
  page: string | null
  /** The author's account for a live reply; `built-in` or the model's name for the assistant. */
  author: string | null
  /** The topic of a visitor's message. */
  topic: string | null
  /** Why a visitor's message got no good answer; null if it got one. */
  unanswered: 'unknown' | 'failed' | null
  /** Whether the team has handled an unanswered message. */
  is_settled: ColumnType<boolean | number | null, boolean | null | undefined, boolean | null>
  /** Milliseconds until the first words of a reply. */
  answer_ms: number | null
  created_at: string
}

/** An answer that the team wrote, used for questions like this one. */
export type OwnerAnswersTable = {
  id: string
  question: string
  answer: string
  /** A key of the page table, for the link below the answer. */
  page: string | null
  updated_by: string
  updated_at: string
}

/** Usage of the daily limits. */
export type ChatUsageTable = {
  /** A UTC day such as `2026-11-21`. */
  day: string
  kind: 'message' | 'model-call' | 'key-notice'
  used: number
}
