import type { Viewer } from '#domain/accounts/viewer.ts'
import { localeOfLanguage, type ReplyAction } from '#domain/chat/conversation.ts'
import { toQuote } from '#domain/chat/lead/to-quote.ts'
import { describePhone } from '#domain/contact/phone-number.ts'
import { fillTemplate } from '#domain/leads/fill-template.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { readFacts } from '#server/chat/conversation-store.ts'
import { isConversationId } from '#server/chat/ids.ts'
import type { Database } from '#server/database/open-database.ts'
import { readTemplates } from '#server/leads/reply/template-store.ts'
import { templateValues } from '#server/leads/reply/template-values.ts'
import { withdrawnAt } from '#server/privacy/may-contact.ts'
import { describeActions } from './describe-actions.ts'
import { inboxState } from './inbox-state.ts'
import { nameOf } from './name-of.ts'

export type Transcript = NonNullable<Awaited<ReturnType<typeof readTranscript>>>

/** Returns a conversation with all its messages; undefined if it is not found. */
export async function readTranscript(
  { database, siteUrl }: { database: Database; siteUrl: string },
  viewer: Viewer | undefined,
  id: string,
) {
  authorize(viewer, 'chats:read')
  if (!isConversationId(id)) return undefined
  const { db } = database
  // The state is read first, so that later messages appear with the next refresh.
  const state = await inboxState({ database }, viewer, id)
  const found = await db
    .selectFrom('conversations')
    .leftJoin('leads', 'leads.id', 'conversations.lead_id')
    .select([
      'conversations.id',
      'conversations.locale',
      'conversations.language',
      'conversations.mode',
      'conversations.start_page',
      'conversations.facts',
      'conversations.lead_id',
      'conversations.rating',
      'conversations.handed_over_at',
      'conversations.started_at',
      'conversations.last_activity_at',
      'leads.name as lead_name',
    ])
    .where('conversations.id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const messages = await db
    .selectFrom('chat_messages')
    .leftJoin('user', 'user.id', 'chat_messages.author')
    .select([
      'chat_messages.id',
      'chat_messages.sender',
      'chat_messages.text',
      'chat_messages.status',
      'chat_messages.actions',
      'chat_messages.page',
      'chat_messages.author',
      'chat_messages.unanswered',
      'chat_messages.is_settled',
      'chat_messages.created_at',
      'user.name as author_name',
    ])
    .where('chat_messages.conversation_id', '=', id)
    .orderBy('chat_messages.id')
    .execute()
  const { facts: storedFacts, lead_name, ...conversation } = found
  const facts = readFacts(storedFacts)
  const name = lead_name ?? nameOf(facts)
  const values = templateValues(
    {
      name: facts.name ?? lead_name ?? '',
      service_interest: toQuote(facts).serviceInterest ?? null,
      locale: localeOfLanguage(conversation.language),
    },
    { siteUrl, sender: viewer.name },
  )
  const templates = await readTemplates(db)
  return {
    conversation: { ...conversation, name },
    facts,
    phoneContact: describePhone(facts.contactInfo.phone),
    /** When the visitor withdrew the consent of their lead. */
    withdrawnAt: found.lead_id && (await withdrawnAt(db, 'lead_id', found.lead_id)),
    messages: messages.map(({ actions, is_settled, unanswered, ...message }) => ({
      ...message,
      offered: describeActions(JSON.parse(actions) as ReplyAction[]),
      /** Why the question is still open. */
      open: is_settled ? null : unanswered,
    })),
    /** The reply templates, filled in for this visitor. */
    templates: templates.map(({ id, name, body }) => ({ id, name, text: fillTemplate(body, values) })),
    state,
  }
}
