import { sql } from 'kysely'
import { readFacts } from '#server/chat/conversation-store.ts'
import type { Db } from '#server/database/open-database.ts'
import { nameOf } from './name-of.ts'
import { needsTeam } from './needs-team.ts'

const EXCERPT = 200

export type InboxRow = Awaited<ReturnType<typeof readInboxRows>>[number]

/** Returns the inbox entries of conversations, in the given order. */
export async function readInboxRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('conversations')
    .leftJoin('leads', 'leads.id', 'conversations.lead_id')
    // The message count does not work here, because a retried reply leaves a gap in the ids.
    .leftJoin('chat_messages as last', (join) =>
      join
        .onRef('last.conversation_id', '=', 'conversations.id')
        .on(
          'last.id',
          '=',
          sql<number>`(select max(id) from chat_messages where conversation_id = conversations.id)`,
        ),
    )
    .select((eb) => [
      'conversations.id',
      'conversations.mode',
      'conversations.language',
      'conversations.service_interest',
      'conversations.urgency_level',
      'conversations.facts',
      'conversations.rating',
      'conversations.last_activity_at',
      'conversations.lead_id',
      'leads.name as lead_name',
      needsTeam.as('needs_team'),
      'last.sender as last_sender',
      sql<string | null>`substr(last.text, 1, ${sql.lit(EXCERPT)})`.as('last_text'),
      eb
        .selectFrom('chat_messages as open')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('open.conversation_id', '=', 'conversations.id')
        .where('open.unanswered', 'is not', null)
        .where('open.is_settled', '=', sql.lit(false))
        .as('unanswered'),
    ])
    .where('conversations.id', 'in', ids)
    .execute()
  const byId = new Map(
    rows.map(({ facts, lead_name, needs_team, unanswered, ...row }) => [
      row.id,
      {
        ...row,
        name: lead_name ?? nameOf(readFacts(facts)),
        needsTeam: needs_team === 1,
        unanswered: Number(unanswered),
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}
