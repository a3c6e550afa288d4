import type { Contact } from '#content/fill-contact.ts'
import type { ReplyAction, ReplyLanguage } from '#domain/chat/conversation.ts'

export type ProductNames = Readonly<Record<string, readonly string[]>>

/** What the assistant without a model answers with. */
export type BuiltInReply = {
  text: string
  actions: ReplyAction[]
  page?: string | undefined
  topic: string
  /** Whether it knew what to say; otherwise its words say that it did not. */
  known: boolean
  /** The visitor asks for a price or wants something done, so that it may be asked by when. */
  isNeed: boolean
  /** What else may bear on the question, for a model. */
  facts?: string[]
}

export type BuiltInContext = {
  /** What the visitor writes in. */
  language: ReplyLanguage
  /** The visitor's messages before, oldest first. */
  earlier: string[]
  links: {
    whatsAppNumber?: string | undefined
    schedulingUrl?: string | undefined
    /** How the business is reached, where that is not the default. */
    contact?: Contact | undefined
  }
}

/** The assistant that needs no model. Pure and quick; may throw as all code may. */
export type BuiltInAnswer = ((question: string, context: BuiltInContext) => BuiltInReply) & {
  /** What the things of the price list are called, by `group.id`, in all languages. */
  names?: ProductNames
}
