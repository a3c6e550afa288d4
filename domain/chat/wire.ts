import type {
  ChatService,
  ContactInfo,
  ConversationMode,
  ReplyAction,
  ReplyLanguage,
  Sender,
  UrgencyLevel,
} from './conversation.ts'

/** Which of the specification's failure replies is shown. */
export type FailureKind = 'default' | 'high-traffic' | 'being-set-up' | 'no-response'

/** What a conversation is known to be about, as the strip above it shows. */
export type ConversationState = {
  mode: ConversationMode
  serviceInterest: ChatService | null
  urgencyLevel: UrgencyLevel | null
}

/** What comes in the reply's stream beside its text, as the SDK's `data-…` parts. */
export type ChatDataParts = {
  actions: ReplyAction[]
  /** The numbers under which the visitor's message and the reply are stored; no `replyId` where none is. */
  state: ConversationState & { messageId: number; replyId: number | null; language: ReplyLanguage }
  failure: { kind: FailureKind }
}

export type WireMessage = {
  id: number
  sender: Sender
  text: string
  timestamp: string
  actions?: ReplyAction[]
  /** Where it did not come to its end: it may be asked for again. */
  status?: 'stopped' | 'incomplete' | 'failed'
}

export type WireConversation = ConversationState & {
  id: string
  language: ReplyLanguage
  contactInfo: ContactInfo
  rating: number | null
  /** A reply is under way, perhaps in another tab. */
  pending: boolean
  messages: WireMessage[]
}

/** Why a message was not taken. */
export type ChatRefusal =
  | { error: 'empty' | 'too-long' | 'pending' | 'nothing-to-retry' }
  | { error: 'session' | 'address' | 'global' | 'busy'; retryAfterSeconds: number }
