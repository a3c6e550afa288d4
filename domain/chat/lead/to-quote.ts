import type { ServiceInterest, Urgency } from '#domain/leads/lead.ts'
import type { ScoreInput } from '#domain/leads/score/score-lead.ts'
import type { ChatService, ConversationFacts, UrgencyLevel } from '../conversation.ts'

/** The quote form's service for each of the chat's broader services. */
const services: Record<ChatService, ServiceInterest> = {
  chatbot: 'ai-chatbots',
  'ai-development': 'ai-web-apps',
  education: 'education-tools',
  creative: 'creative-services',
}

const urgencies: Record<UrgencyLevel, Urgency> = { High: 'high', Medium: 'medium', Low: 'low' }

export type QuoteFromChat = Pick<ScoreInput, 'budgetRange' | 'projectTimeline' | 'urgency'> & {
  serviceInterest: ServiceInterest | undefined
}

/** Converts a conversation's facts to quote fields, so that the same rule scores both. */
export function toQuote(facts: ConversationFacts): QuoteFromChat {
  const { serviceInterest, quoteService, urgencyLevel, budget, timeline } = facts
  return {
    serviceInterest: quoteService ?? (serviceInterest && services[serviceInterest]),
    budgetRange: budget,
    projectTimeline: timeline,
    urgency: urgencyLevel && urgencies[urgencyLevel],
  }
}
