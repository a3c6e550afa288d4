import type { BudgetRange, ProjectTimeline, ServiceInterest } from '../leads/lead.ts'
import type { Locale } from '../locale.ts'

export type ReplyLanguage = Locale | 'hi-Latn'
/**
 * Returns the locale to answer in. People who type Hindi in Latin letters mostly do so because of their
 * keyboard, so they get Hindi.
 */
export function localeOfLanguage(language: ReplyLanguage): Locale {
  return language === 'hi-Latn' ? 'hi' : language
}

export type ChatService = 'chatbot' | 'ai-development' | 'education' | 'creative'
export type UrgencyLevel = 'High' | 'Medium' | 'Low'
export type ContactInfo = { email?: string; phone?: string }

/** The message format of the specification; `id` counts up within its conversation. */
export type ChatMessage = { id: number; text: string; isBot: boolean; timestamp: string }

export type Sender = 'visitor' | 'assistant' | 'team'

export const askOrder = ['need', 'timeline', 'budget', 'contact'] as const
export type Asked = (typeof askOrder)[number]

/** One row of a price card. */
export type PriceRow = { name: string; amount: string; beside?: string | undefined }

/** An action that a reply may propose; the server checks it and the widget renders it. */
export type ReplyAction =
  /** `ids` are one to four entries of the price list; `rows` are their texts in the visitor's language. */
  | { kind: 'price-card'; group: string; ids: string[]; rows?: PriceRow[] }
  /** `page` is a key of the page table. */
  | { kind: 'page'; page: string }
  /** Opens 'Book Your Demo'. */
  | { kind: 'booking' }
  | { kind: 'hand-over' }
  | { kind: 'ask'; asks: Asked }
  /** Possible meanings, in the words that a tap sends. */
  | { kind: 'choices'; choices: string[] }
  /** The summary is built from the conversation's facts. */
  | { kind: 'confirm-lead' }

/**
 * The party that answers next. `waiting`: handed over, but the team has not written yet. The assistant stays
 * silent until the team returns the conversation.
 */
export type ConversationMode = 'assistant' | 'waiting' | 'team'

export type ConversationFacts = {
  serviceInterest?: ChatService
  /** The quote form's service, if the message is more precise than `serviceInterest` can store. */
  quoteService?: ServiceInterest
  /** The need in the visitor's own words, if the reply asked for it. */
  need?: string
  urgencyLevel?: UrgencyLevel
  timeline?: ProjectTimeline
  budget?: BudgetRange
  name?: string
  contactInfo: ContactInfo
  /** The messages that mentioned money. */
  budgetIndicators: string[]
}

export const noFacts: ConversationFacts = { contactInfo: {}, budgetIndicators: [] }

/** The export format of the specification. */
export type ConversationExport = {
  conversationId: string
  summary: string
  messages: ChatMessage[]
  leadInfo: {
    serviceInterest?: ChatService | undefined
    urgencyLevel?: UrgencyLevel | undefined
    contactInfo: ContactInfo
  }
  timestamp: string
}
