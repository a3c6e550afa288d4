import type { Contact } from '#content/fill-contact.ts'
import type { ReplyAction, ReplyLanguage } from '#domain/chat/conversation.ts'
import type { Locale } from '#domain/locale.ts'

/** What the assistant without a model answers with. */
export type BuiltInReply = {
  text: string
  language: ReplyLanguage
  actions: ReplyAction[]
  page?: string | undefined
  /** Whether it knew what to say; otherwise its words say that it did not. */
  known: boolean
  topic: string
}

export type BuiltInContext = {
  locale: Locale
  earlier: { text: string; isBot: boolean }[]
  links: {
    whatsAppNumber?: string | undefined
    schedulingUrl?: string | undefined
    /** How the business is reached, where that is not the default. */
    contact?: Contact | undefined
  }
  /** `false`: no testimonial is published yet. */
  hasTestimonials?: boolean | undefined
}

/** The assistant that needs no model. Pure and quick; may throw as all code may. */
export type BuiltInAnswer = (question: string, context: BuiltInContext) => BuiltInReply
