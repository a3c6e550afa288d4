import { createHash } from 'node:crypto'
import type { ConversationFacts } from '#domain/chat/conversation.ts'
import { toQuote } from '#domain/chat/lead/to-quote.ts'
import { readEmail } from '#domain/contact/email-address.ts'
import { storedPhone } from '#domain/contact/phone-number.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import type { Db, Trx } from '#server/database/open-database.ts'
import type { LeadSubmission } from '#server/leads/capture/capture-lead.ts'
import { readLastMessages } from './conversation-store.ts'

/** Number of last messages that are copied to the lead. */
const MESSAGES_PASSED_ON = 20

/** Returns the facts of a conversation as the submission of a lead. */
export async function submissionOf(
  db: Db | Trx,
  conversationId: string,
  facts: ConversationFacts,
): Promise<LeadSubmission> {
  const messages = await readLastMessages(db, conversationId, MESSAGES_PASSED_ON)
  const said = messages.filter(({ sender }) => sender === 'visitor').map(({ text }) => text)
  const contact = facts.contactInfo
  const email = contact.email && readEmail(contact.email)
  const phone = contact.phone && storedPhone(contact.phone)
  return {
    ...toQuote(facts),
    // A visitor without a name is named by their contact.
    name: facts.name ?? email ?? phone ?? '',
    email,
    phone,
    businessType: undefined,
    projectComplexity: undefined,
    message: said.join('\n').slice(0, quoteLimits.message).toWellFormed(),
    consent: true,
  }
}

/**
 * Returns a key for the visitor's contact details, so that leaving them again creates no second lead,
 * whatever was written meanwhile.
 */
export function keyOf(conversationId: string, { message: _, ...submission }: LeadSubmission): string {
  const content = JSON.stringify([conversationId, submission])
  return createHash('sha256').update(content).digest('base64url')
}
