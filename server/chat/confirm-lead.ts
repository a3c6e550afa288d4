import { createHash } from 'node:crypto'
import { type ConversationFacts, localeOfLanguage } from '#domain/chat/conversation.ts'
import { toQuote } from '#domain/chat/to-quote.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { type CaptureAnswer, captureLead, type LeadCapture } from '#server/leads/capture-lead.ts'
import type { LeadAnswers } from '#server/leads/lead-answers.ts'
import { newLeadEmail, receivedEmails } from '#server/leads/quote-occasion.ts'
import { readAttribution } from '#server/leads/read-attribution.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { type ContactProblems, readContact } from './contact-input.ts'
import { type Conversation, readConversation, readLastMessages } from './conversation-store.ts'
import { readFacts } from './stored-facts.ts'

type Dependencies = {
  database: Database
  clock: Clock
  messageHost: string
  outbox: { wake(): void }
  personKey: PersonKey
}

export type LeadOutcome =
  | ({ kind: 'made' } & CaptureAnswer)
  | { kind: 'invalid'; problems: ContactProblems }
  | { kind: 'no-conversation' }

const MESSAGES_PASSED_ON = 20

/**
 * The visitor's yes: makes or joins the lead from what the conversation told and what they mended in the summary.
 * The same yes said again gets the first answer.
 */
export async function confirmLead(
  deps: Dependencies,
  conversationId: string | undefined,
  fields: Record<string, unknown>,
  referer: string | null,
): Promise<LeadOutcome> {
  const read = readContact(fields)
  if (!read.ok) return { kind: 'invalid', problems: read.problems }
  const conversation = conversationId && (await readConversation(deps.database.db, conversationId))
  if (!conversation) return { kind: 'no-conversation' }

  const facts = readFacts(conversation.facts)
  const contactInfo = {
    email: read.contact.email ?? facts.contactInfo.email,
    phone: read.contact.phone ?? facts.contactInfo.phone,
  }
  const { email, phone } = contactInfo
  if (!email && !phone) return { kind: 'invalid', problems: { email: 'required' } }
  const told = { ...facts, name: read.contact.name ?? facts.name, contactInfo }
  const submission = await answersOf(deps.database, conversation, told)
  const capture: LeadCapture = {
    submission,
    idempotencyKey: keyOf(conversation.id, submission),
    source: 'ai_chat',
    attribution: readAttribution(fields.attribution, referer),
    locale: localeOfLanguage(conversation.language),
  }
  const answer = await captureLead(deps, {
    ...capture,
    occasion: {
      kind: 'chat',
      activity: { type: 'ai_chat', first: 'Came from a chat', again: 'Chatted again' },
      emails: (lead) => [newLeadEmail(capture, lead), ...receivedEmails(capture, lead)],
      alsoWrite: async (trx, leadId) => {
        await trx
          .updateTable('conversations')
          .set({ lead_id: leadId, facts: JSON.stringify(told) })
          .where('id', '=', conversation.id)
          .execute()
      },
    },
  })
  deps.outbox.wake()
  return { kind: 'made', ...answer }
}

async function answersOf(
  { db }: Database,
  { id }: Conversation,
  facts: ConversationFacts,
): Promise<LeadAnswers> {
  const messages = await readLastMessages(db, id, MESSAGES_PASSED_ON)
  const said = messages.filter(({ sender }) => sender === 'visitor').map(({ text }) => text)
  const { email, phone } = facts.contactInfo
  return {
    ...toQuote(facts),
    // Whoever gave no name is called by what they gave.
    name: facts.name ?? email ?? phone ?? '',
    email,
    phone,
    businessType: undefined,
    projectComplexity: undefined,
    message: said.join('\n').slice(0, quoteLimits.message).toWellFormed(),
    consent: true,
  }
}

/** The messages that were written meanwhile make no other yes of it. */
function keyOf(conversationId: string, { message: _, ...submission }: LeadAnswers): string {
  const content = JSON.stringify([conversationId, submission])
  return createHash('sha256').update(content).digest('base64url')
}
