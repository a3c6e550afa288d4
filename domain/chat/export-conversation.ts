import { fillText } from '../text/fill-text.ts'
import type { ChatMessage, ChatService, ConversationExport, UrgencyLevel } from './conversation.ts'

/** Texts of the exported summary in the visitor's language. */
export type SummaryWords = {
  /** Contains `{messages}` and `{fromVisitor}`. */
  length: string
  /** Contains `{service}`. */
  service: string
  /** Contains `{urgency}`. */
  urgency: string
  /** Contains `{contact}`. */
  contact: string
  services: Record<ChatService, string>
  urgencies: Record<UrgencyLevel, string>
}

/** What the export contains of a conversation. */
export type Exported = ConversationExport['leadInfo'] & { id: string; messages: ChatMessage[] }

/** Returns the export document of the specification. `at` is the time of the export in ISO 8601. */
export function exportConversation(
  conversation: Exported,
  words: SummaryWords,
  at: string,
): ConversationExport {
  const { id, messages, serviceInterest, urgencyLevel, contactInfo } = conversation
  return {
    conversationId: id,
    summary: summarize(conversation, words),
    messages,
    leadInfo: { serviceInterest, urgencyLevel, contactInfo },
    timestamp: at,
  }
}

/** Returns the file name of an exported conversation. */
export function exportFileName(conversationId: string): string {
  return `conversation_${conversationId}.json`
}

function summarize(
  { messages, serviceInterest, urgencyLevel, contactInfo }: Exported,
  words: SummaryWords,
): string {
  const fromVisitor = messages.filter(({ isBot }) => !isBot).length
  const contact = [contactInfo.email, contactInfo.phone].filter(Boolean).join(', ')
  const sentences = [
    fillText(words.length, { messages: messages.length, fromVisitor }),
    serviceInterest && fillText(words.service, { service: words.services[serviceInterest] }),
    urgencyLevel && fillText(words.urgency, { urgency: words.urgencies[urgencyLevel] }),
    contact && fillText(words.contact, { contact }),
  ]
  return sentences.filter(Boolean).join(' ')
}
