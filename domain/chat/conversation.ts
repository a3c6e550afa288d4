import type { BudgetRange, ProjectTimeline, ServiceInterest } from '../leads/lead.ts'
import type { Locale } from '../locale.ts'

export type ReplyLanguage = 'en' | 'hi' | 'hi-Latn' | 'sw'
/** The language to write to somebody in. Who types Hindi in Latin letters mostly does so for the keyboard's sake. */
export function localeOfLanguage(language: ReplyLanguage): Locale {
  return language === 'hi-Latn' ? 'hi' : language
}

export type ChatService = 'chatbot' | 'ai-development' | 'education' | 'creative'
export type UrgencyLevel = 'High' | 'Medium' | 'Low'
export type ContactInfo = { email?: string; phone?: string }

/** The specification's message: `id` counts up inside its conversation. */
export type ChatMessage = { id: number; text: string; isBot: boolean; timestamp: string }

export type Sender = 'visitor' | 'assistant' | 'team'

/** The specification's messages know only the visitor and "the bot": whoever of the business writes. */
export function isBot(sender: Sender): boolean {
  return sender !== 'visitor'
}

/** What the qualifying path asks for, in this order. */
export const askOrder = ['need', 'timeline', 'budget', 'contact'] as const
export type Asked = (typeof askOrder)[number]

/** One price as a card shows it. */
export type PriceRow = { name: string; amount: string; beside?: string | undefined }

/** What a reply may propose beside its words; checked by the server, drawn by the widget. */
export type ReplyAction =
  /** `ids` of the price list, one to four; `rows` says them in the visitor's language. */
  | { kind: 'price-card'; group: string; ids: string[]; rows?: PriceRow[] }
  /** A page of the page table. */
  | { kind: 'page'; page: string }
  /** Opens 'Book Your Demo'. */
  | { kind: 'booking' }
  | { kind: 'hand-over' }
  | { kind: 'ask'; asks: Asked }
  /** What may have been meant, in the words that a tap sends. */
  | { kind: 'choices'; choices: string[] }
  /** The summary is made from the conversation's own facts. */
  | { kind: 'confirm-lead' }

/** Who answers now. `waiting`: handed over, nobody of the team has written yet. */
export type ConversationMode = 'assistant' | 'waiting' | 'team'

/** Once handed over the assistant keeps quiet until the conversation is handed back. */
export function assistantAnswers(mode: ConversationMode): boolean {
  return mode === 'assistant'
}

/** What a visitor has told about the project so far. */
export type ConversationFacts = {
  serviceInterest?: ChatService
  /** The quote form's service, where the words tell more than `serviceInterest` keeps. */
  quoteService?: ServiceInterest
  /** What is needed, in the visitor's own words, where asked. */
  need?: string
  urgencyLevel?: UrgencyLevel
  timeline?: ProjectTimeline
  budget?: BudgetRange
  name?: string
  contactInfo: ContactInfo
  /** The messages that spoke of money. */
  budgetIndicators: string[]
}

export const noFacts: ConversationFacts = { contactInfo: {}, budgetIndicators: [] }

/** The specification's conversation. */
export type Conversation = {
  id: string
  userId: string
  startTime: string
  lastActivity: string
  messages: ChatMessage[]
  serviceInterest?: ChatService
  budgetIndicators: string[]
  urgencyLevel?: UrgencyLevel
  contactInfo: ContactInfo
}

/** The specification's export file. */
export type ConversationExport = {
  conversationId: string
  summary: string
  messages: ChatMessage[]
  leadInfo: Pick<Conversation, 'serviceInterest' | 'urgencyLevel' | 'contactInfo'>
  timestamp: string
}
