import type { Contact } from '#content/fill-contact.ts'
import type { ReplyAction, ReplyLanguage } from '#domain/chat/conversation.ts'

export type BuiltInReply = {
  text: string
  actions: ReplyAction[]
  topic: string
  /** Whether it knew an answer; otherwise its text says that it did not. */
  known: boolean
  /** The visitor asks for a price or wants something done, so the reply may ask for the deadline. */
  isNeed: boolean
  /** Further relevant facts for a model. */
  facts?: string[]
}

export type BuiltInContext = {
  language: ReplyLanguage
  /** The visitor's earlier messages, oldest first. */
  earlier: string[]
  links: {
    whatsAppNumber?: string | undefined
    /** Contact details, if they differ from the default. */
    contact?: Contact | undefined
  }
}

/** The assistant without a language model: a pure, fast function, which may throw. */
export type BuiltInAnswer = (question: string, context: BuiltInContext) => BuiltInReply
