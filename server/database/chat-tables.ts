import type { ColumnType } from 'kysely'
import type {
  ChatService,
  ConversationMode,
  ReplyLanguage,
  Sender,
  UrgencyLevel,
} from '#domain/chat/conversation.ts'
import type { Locale } from '#domain/locale.ts'

/** One visitor's chat. It belongs to the browser that holds its signed cookie. */
export type ConversationsTable = {
  /** `conv_` and what nobody can guess. */
  id: string
  /** The account of whoever was signed in when it began; of nearly nobody. */
  user_id: string | null
  locale: Locale
  /** What the visitor writes in. */
  language: ReplyLanguage
  mode: ConversationMode
  /** The path of the page that it began on. */
  start_page: string | null
  service_interest: ChatService | null
  urgency_level: UrgencyLevel | null
  /** JSON: all that the messages told, as `ConversationFacts`. */
  facts: string
  lead_id: string | null
  /** 1 to 5. */
  rating: number | null
  handed_over_at: string | null
  /** Messages count up from 1; this is the newest one's id, and never goes back. */
  last_message_id: number
  /** The visitor's message that is being answered just now. */
  pending_message_id: number | null
  pending_since: string | null
  started_at: string
  last_activity_at: string
}

/** `stopped` by the visitor; `incomplete`: cut in the middle; `failed`: an apology stands in its place. */
export type MessageStatus = 'complete' | 'stopped' | 'incomplete' | 'failed'

export type ChatMessagesTable = {
  conversation_id: string
  id: number
  sender: Sender
  text: string
  status: MessageStatus
  /** Of an apology: what it is for. */
  failure: string | null
  /** JSON: what the reply proposes, as `ReplyAction[]`. */
  actions: string
  /** Of a visitor's message: the path of the page they were on. */
  page: string | null
  /** Of a live reply: the account that wrote it. Of the assistant's: `built-in`, or the model's name. */
  author: string | null
  /** Of a visitor's message: what it was about. */
  topic: string | null
  /** Of a visitor's message: why it got no good answer; nothing where it got one. */
  unanswered: 'unknown' | 'failed' | null
  /** Whether somebody of the team has seen to an unanswered one. */
  is_settled: ColumnType<boolean | number | null, boolean | null | undefined, boolean | null>
  /** Of a reply: how long the visitor waited for its first words. */
  answer_ms: number | null
  created_at: string
}

/** What was used up of a day's caps. */
export type ChatUsageTable = {
  /** `2026-11-21`, as it is in UTC. */
  day: string
  kind: 'message' | 'model-call' | 'key-notice' | 'mail-notice'
  used: number
}
