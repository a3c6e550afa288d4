import type {
  ChatService,
  ContactInfo,
  ConversationMode,
  ReplyAction,
  ReplyLanguage,
  Sender,
  UrgencyLevel,
} from './conversation.ts'

/** The specification's failure replies. */
export type FailureKind = 'default' | 'high-traffic' | 'being-set-up' | 'no-response'

/** The known subject of a conversation, as shown in the strip above it. */
export type ConversationState = {
  mode: ConversationMode
  serviceInterest: ChatService | null
  urgencyLevel: UrgencyLevel | null
}

/** The `data-…` parts of the reply stream, as the SDK defines them. */
export type ChatDataParts = {
  actions: ReplyAction[]
  /** Stored ids of the visitor's message and the reply; `replyId` is null if there is no reply. */
  state: ConversationState & { messageId: number; replyId: number | null; language: ReplyLanguage }
  failure: { kind: FailureKind }
}

export type WireMessage = {
  id: number
  sender: Sender
  text: string
  timestamp: string
  actions?: ReplyAction[]
  /** Set if the reply is unfinished and can be requested again. */
  status?: 'stopped' | 'incomplete' | 'failed'
}

export type WireConversation = ConversationState & {
  id: string
  language: ReplyLanguage
  contactInfo: ContactInfo
  rating: number | null
  /** A reply is in progress, possibly in another tab. */
  pending: boolean
  messages: WireMessage[]
}

export type ChatRefusal =
  | { error: 'empty' | 'too-long' | 'pending' | 'nothing-to-retry' }
  | { error: 'session' | 'address' | 'global' | 'busy'; retryAfterSeconds: number }
