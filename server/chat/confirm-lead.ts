import { localeOfLanguage } from '#domain/chat/conversation.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { type CaptureAnswer, captureWithin, type LeadCapture } from '#server/leads/capture/capture-lead.ts'
import { newLeadEmail, receivedEmails } from '#server/leads/capture/lead-emails.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { readAttribution, type SentForm } from '#server/submissions/sent-form.ts'
import { keyOf, submissionOf } from './chat-submission.ts'
import { type ContactProblems, readContact } from './contact-input.ts'
import { readConversation, readFacts } from './conversation-store.ts'

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

/**
 * Creates or joins a lead when the visitor confirms the summary, with their corrections. A repeated
 * confirmation gets the first answer.
 */
export async function confirmLead(
  deps: Dependencies,
  conversationId: string | undefined,
  form: Pick<SentForm, 'fields' | 'headers'>,
): Promise<LeadOutcome> {
  const read = readContact(form.fields)
  if (!read.ok) return { kind: 'invalid', problems: read.problems }
  const conversation = conversationId && (await readConversation(deps.database.db, conversationId))
  if (!conversation) return { kind: 'no-conversation' }

  const facts = readFacts(conversation.facts)
  const contactInfo = {
    email: read.submission.email ?? facts.contactInfo.email,
    phone: read.submission.phone ?? facts.contactInfo.phone,
  }
  const { email, phone } = contactInfo
  if (!email && !phone) return { kind: 'invalid', problems: { email: 'required' } }
  const confirmed = { ...facts, name: read.submission.name ?? facts.name, contactInfo }
  const submission = await submissionOf(deps.database.db, conversation.id, confirmed)
  const capture: LeadCapture = {
    submission,
    idempotencyKey: keyOf(conversation.id, submission),
    source: 'ai_chat',
    chatLeadId: conversation.lead_id,
    attribution: readAttribution(form),
    locale: localeOfLanguage(conversation.language),
    occasion: {
      kind: 'chat',
      activity: { type: 'ai_chat', first: 'Came from a chat', again: 'Chatted again' },
    },
  }
  const answer = await deps.database.write(async (trx) => {
    const { answer, lead } = await captureWithin(trx, deps, capture)
    if (!lead) return answer
    await trx
      .updateTable('conversations')
      .set({ lead_id: lead.leadId, facts: JSON.stringify(confirmed) })
      .where('id', '=', conversation.id)
      .execute()
    const emails = [newLeadEmail(lead, capture), ...receivedEmails(lead, capture)]
    await enqueueEmails(trx, emails, deps.clock(), deps.messageHost)
    return answer
  })
  deps.outbox.wake()
  return { kind: 'made', ...answer }
}
