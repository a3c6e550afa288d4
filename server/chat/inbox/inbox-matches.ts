import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { InboxFilters } from '#domain/chat/inbox-filters.ts'
import { contains } from '#server/database/contains.ts'
import type { DatabaseKind } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'
import { needsTeam } from './needs-team.ts'

type Conversations = ExpressionBuilder<Tables, 'conversations'>

/** Returns the filters as a condition. Each search word must occur in a message or in the lead's details. */
export function inboxMatches(
  eb: Conversations,
  kind: DatabaseKind,
  { search, mode }: InboxFilters,
): Expression<SqlBool> {
  const words = search.split(/\s+/u).filter(Boolean)
  return eb.and([
    // Visitors also wait if they wrote back, or asked for a person in a chat with the assistant.
    ...(mode === 'waiting' ? [sql<SqlBool>`${needsTeam} = 1`] : []),
    ...(mode && mode !== 'waiting' ? [eb('conversations.mode', '=', mode)] : []),
    ...words.map((word) => eb.or([isWritten(eb, kind, word), isOfLead(eb, kind, word)])),
  ])
}

function isWritten(eb: Conversations, kind: DatabaseKind, word: string) {
  return eb.exists(
    eb
      .selectFrom('chat_messages')
      .select('chat_messages.id')
      .whereRef('chat_messages.conversation_id', '=', 'conversations.id')
      .where((message) => contains(kind, message.ref('chat_messages.text'), word)),
  )
}

function isOfLead(eb: Conversations, kind: DatabaseKind, word: string) {
  return eb.exists(
    eb
      .selectFrom('leads')
      .select('leads.id')
      .whereRef('leads.id', '=', 'conversations.lead_id')
      .where((lead) =>
        lead.or(
          (['leads.name', 'leads.email', 'leads.phone', 'leads.company'] as const).map((column) =>
            contains(kind, lead.ref(column), word),
          ),
        ),
      ),
  )
}
