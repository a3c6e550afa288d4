import { visitorEmailCopy } from '#content/emails/visitor-emails.ts'
import type { Contact } from '#content/fill-contact.ts'
import { replyDraftWords } from '#content/office/reply-draft-words.ts'
import { pagePaths } from '#content/pages.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { checkReply } from '#domain/chat/reply/check-reply.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { knownAmounts } from '#server/chat/facts/known-amounts.ts'
import type { BuiltInAnswer } from '#server/chat/messages/built-in-answer.ts'
import { askForText, type ModelService } from '#server/chat/model/ask-models.ts'
import { createLeakGuards } from '#server/chat/model/prompt-leak.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { templateValues } from '../template-values.ts'
import { composeReply } from './compose-reply.ts'
import { type DraftedLead, readLead } from './read-lead.ts'
import { replyDraftRules, writeReplyInstructions, writeReplyMaterial } from './reply-prompt.ts'

const OUTPUT_TOKENS = 600

type Dependencies = {
  database: Database
  siteUrl: string
  /** The current contact details of the business. */
  contact: Contact
  drafting: {
    /** Undefined without an API key. */
    models: ModelService | undefined
    /** Loads the built-in assistant, which knows the facts for a draft. */
    loadAnswer: () => Promise<BuiltInAnswer>
    onError(error: unknown): void
  }
}

export type ReplyDraft =
  /** The draft is for editing and is never sent automatically. */
  { kind: 'drafted'; text: string; by: 'model' | 'composer' } | { kind: 'gone' }

/** Drafts a reply to a lead: by a model from our facts, otherwise from prepared sentences. */
export async function draftReply(
  { database, siteUrl, contact, drafting }: Dependencies,
  viewer: Viewer | undefined,
  { leadId, signal }: { leadId: string; signal: AbortSignal },
): Promise<ReplyDraft> {
  authorize(viewer, 'leads:write')
  const lead = isRowId(leadId) ? await readLead(database.db, leadId) : undefined
  if (!lead) return { kind: 'gone' }
  const values = templateValues(lead, { siteUrl, sender: viewer.name })
  const written =
    drafting.models &&
    (await askForReply(drafting.models, drafting.loadAnswer, lead, contact, signal).catch(drafting.onError))
  const text = [
    visitorEmailCopy[lead.locale].greeting(lead.name),
    written || composeReply(lead, values),
    replyDraftWords[lead.locale].book(values.bookingLink),
    values.sender,
  ].join('\n\n')
  return { kind: 'drafted', text, by: written ? 'model' : 'composer' }
}

/** Returns the usable part of the model's draft; undefined if there is none. */
async function askForReply(
  service: ModelService,
  loadAnswer: () => Promise<BuiltInAnswer>,
  lead: DraftedLead,
  contact: Contact,
  signal: AbortSignal,
): Promise<string> {
  const material = writeReplyMaterial(lead)
  const answer = await loadAnswer()
  const { facts = [] } = answer(material, { language: lead.locale, earlier: [], links: { contact } })
  const instructions = writeReplyInstructions(lead.locale, facts, contact)
  const text = await askForText(service, {
    instructions,
    material,
    maxOutputTokens: OUTPUT_TOKENS,
    signal,
  })
  return safeDraft(text, contact)
}

const newLeakGuard = createLeakGuards(replyDraftRules, [])
const paths = new Set(pagePaths)

/** Applies the rules of chat replies: plain text, no amounts outside the price list, no external links. */
function safeDraft(text: string, contact: Contact): string {
  const rules = { amounts: knownAmounts, correction: '', paths, email: contact.email }
  return newLeakGuard()(checkReply(text, rules).text).toWellFormed().trim()
}
