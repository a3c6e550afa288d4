import type { Viewer } from '#domain/accounts/viewer.ts'
import { localeOfLanguage } from '#domain/chat/conversation.ts'
import { budgetRanges, serviceInterests, urgencies } from '#domain/leads/lead.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { submissionOf } from '#server/chat/chat-submission.ts'
import { readContact } from '#server/chat/contact-input.ts'
import { readConversation, readFacts } from '#server/chat/conversation-store.ts'
import { isConversationId } from '#server/chat/ids.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { captureWithin } from '#server/leads/capture/capture-lead.ts'

export type ChatLead = {
  id: string
  /** The form's key, so that sending it twice creates one lead. */
  key: string
  fields: Record<'name' | 'email' | 'phone' | 'service' | 'budget' | 'urgency', string>
}

export type ChatLeadOutcome =
  | { kind: 'created' }
  | { kind: 'joined' }
  | { kind: 'gone' }
  | { kind: 'no-contact' }

/**
 * Creates a lead from a chat with the team's input, or joins the open lead of the same person. No mail is
 * sent.
 */
export async function createLead(
  deps: { database: Database; clock: Clock; messageHost: string },
  viewer: Viewer | undefined,
  { id, key, fields }: ChatLead,
): Promise<ChatLeadOutcome> {
  authorize(viewer, 'leads:write')
  if (!isConversationId(id) || !isRowId(key)) return { kind: 'gone' }
  const read = readContact(fields)
  if (!read.ok || (!read.submission.email && !read.submission.phone)) return { kind: 'no-contact' }
  const { name, email, phone } = read.submission
  return deps.database.write(async (trx): Promise<ChatLeadOutcome> => {
    const conversation = await readConversation(trx, id)
    if (!conversation) return { kind: 'gone' }
    const contactInfo = { ...(email && { email }), ...(phone && { phone }) }
    const knownFacts = { ...readFacts(conversation.facts), contactInfo, ...(name && { name }) }
    const { lead } = await captureWithin(trx, deps, {
      submission: {
        ...(await submissionOf(trx, id, knownFacts)),
        serviceInterest: serviceInterests.find((value) => value === fields.service),
        budgetRange: budgetRanges.find((value) => value === fields.budget),
        urgency: urgencies.find((value) => value === fields.urgency),
      },
      idempotencyKey: key,
      source: 'ai_chat',
      attribution: {},
      locale: localeOfLanguage(conversation.language),
      agreedAt: null,
      chatLeadId: conversation.lead_id,
      createdBy: viewer.email,
      occasion: {
        kind: 'chat',
        activity: { type: 'ai_chat', first: 'Created from a chat', again: 'A chat was added' },
      },
    })
    if (!lead) return { kind: 'created' }
    await trx
      .updateTable('conversations')
      .set({ lead_id: lead.leadId, facts: JSON.stringify(knownFacts) })
      .where('id', '=', id)
      .execute()
    return { kind: lead.joined ? 'joined' : 'created' }
  })
}
