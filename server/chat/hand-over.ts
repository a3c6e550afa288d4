import { chatLimits } from '#domain/chat/chat-limits.ts'
import { type ConversationFacts, localeOfLanguage } from '#domain/chat/conversation.ts'
import { analyzeMessage } from '#domain/chat/lead/analyze-message.ts'
import { mergeFacts } from '#domain/chat/lead/merge-facts.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { cleanLine, cleanText } from '#domain/text/clean-text.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { enqueueEmails, TO_OWNER } from '#server/email/delivery/outbox.ts'
import { captureWithin } from '#server/leads/capture/capture-lead.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { browserKey, claimSubmission, firstAnswer } from '#server/submissions/idempotency-key.ts'
import { askForPerson } from './ask-for-person.ts'
import { keyOf, submissionOf } from './chat-submission.ts'
import {
  appendMessage,
  type Conversation,
  insertConversation,
  readConversation,
  readFacts,
  readLastMessages,
  type Visitor,
} from './conversation-store.ts'
import { newConversationId } from './ids.ts'

type Dependencies = {
  database: Database
  clock: Clock
  messageHost: string
  outbox: { wake(): void }
  personKey: PersonKey
}

/**
 * Hands the conversation over to a person: the assistant stays silent and the owner is notified at once. A
 * waiting conversation is reported again only for new information. A visitor who leaves a contact with
 * consent becomes a lead. A form that is sent again gets the first answer, even if its new chat was lost with
 * the response. Returns the id of the conversation.
 */
export async function handOver(
  deps: Dependencies,
  visitor: Visitor,
  fields: Record<string, unknown>,
): Promise<string | undefined> {
  if (fields.asked === true) return noteAsking(deps, visitor.conversationId)
  const name = readLine(fields.name, quoteLimits.name)
  const contact = readLine(fields.contact, quoteLimits.email)
  const message =
    typeof fields.message === 'string'
      ? cleanText(fields.message).trim().slice(0, chatLimits.messageLength).toWellFormed()
      : ''
  const key = browserKey(fields.idempotencyKey)
  const newId = newConversationId()
  const handedOver = await deps.database.write(async (trx) => {
    const now = deps.clock()
    const known =
      visitor.conversationId === undefined ? undefined : await readConversation(trx, visitor.conversationId)
    const id = known?.id ?? newId
    const claim = { key: `hand-over:${key}`, kind: 'hand-over', answer: { conversationId: id } }
    if (key && !(await claimSubmission(trx, claim, now))) {
      return (await firstAnswer<typeof claim.answer>(trx, claim.key)).conversationId
    }
    const { userId, locale } = visitor
    if (!known) await insertConversation(trx, { id, userId, locale, language: locale }, now)
    const before = known ?? (await readConversation(trx, id))
    if (!before) throw new Error('the conversation is gone')
    const messages = await readLastMessages(trx, id, 10)
    const last = messages.findLast(({ sender }) => sender === 'visitor')?.text
    if (message) await appendMessage(trx, id, { sender: 'visitor', text: message }, now)
    const facts = withContact(readFacts(before.facts), name, contact)
    const hasAgreed = contact !== undefined && fields.consent === true
    const leadId = hasAgreed ? await makeLead(trx, deps, before, facts) : (before.lead_id ?? undefined)
    await trx
      .updateTable('conversations')
      .set({
        facts: JSON.stringify(facts),
        last_activity_at: now.toISOString(),
        // A visitor who already talks with the team continues to do so.
        ...(before.mode === 'assistant' ? { mode: 'waiting', handed_over_at: now.toISOString() } : {}),
      })
      .where('id', '=', id)
      .execute()
    if (before.mode === 'assistant' || message || contact) {
      const data = { conversationId: id, name, contact, message: message || (last ?? '') }
      const mail = { template: 'chat-waiting', to: TO_OWNER, locale: 'en', data } as const
      await enqueueEmails(trx, [{ ...mail, leadId }], now, deps.messageHost)
    }
    return id
  })
  deps.outbox.wake()
  return handedOver
}

/** Creates or joins the lead of a visitor who left a contact; returns undefined without one. */
async function makeLead(
  trx: Trx,
  deps: Dependencies,
  { id, lead_id, language }: Conversation,
  facts: ConversationFacts,
): Promise<string | undefined> {
  const { email, phone } = facts.contactInfo
  if (!email && !phone) return lead_id ?? undefined
  const submission = await submissionOf(trx, id, facts)
  const { lead } = await captureWithin(trx, deps, {
    submission,
    idempotencyKey: keyOf(id, submission),
    source: 'ai_chat',
    attribution: {},
    locale: localeOfLanguage(language),
    chatLeadId: lead_id,
    occasion: {
      kind: 'hand-over',
      activity: {
        type: 'ai_chat',
        first: 'Asked for a person in a chat',
        again: 'Asked for a person in a chat',
      },
    },
  })
  if (!lead) return lead_id ?? undefined
  await trx.updateTable('conversations').set({ lead_id: lead.leadId }).where('id', '=', id).execute()
  return lead.leadId
}

/** Records that the visitor opened the form without leaving anything yet. Nothing is stored without a chat. */
async function noteAsking({ database, clock }: Dependencies, conversationId: string | undefined) {
  if (conversationId) await database.write((trx) => askForPerson(trx, conversationId, clock()))
  return conversationId
}

function readLine(value: unknown, max: number): string | undefined {
  return typeof value === 'string' ? cleanLine(value).trim().slice(0, max) || undefined : undefined
}

function withContact(facts: ConversationFacts, name: string | undefined, contact: string | undefined) {
  const { contactInfo } = contact ? analyzeMessage(contact) : {}
  const merged = contact ? mergeFacts(facts, contact, { isBudget: false, contactInfo }) : facts
  return name ? { ...merged, name } : merged
}
