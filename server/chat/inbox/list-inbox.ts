import { type SqlBool, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { InboxFilters, InboxPosition } from '#domain/chat/inbox-filters.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { readFacts } from '#server/chat/stored-facts.ts'
import type { Database } from '#server/database/open-database.ts'
import { inboxMatches } from './inbox-matches.ts'
import { nameOf } from './name-of.ts'

export const CHATS_PER_PAGE = 25
const EXCERPT = 200

export type InboxRow = Awaited<ReturnType<typeof listInbox>>['chats'][number]

/**
 * The conversations that the filters leave: those that wait for the team first, then by what was written last. A
 * page is found by its place in that order, so what moves up meanwhile makes no other one appear twice.
 */
export async function listInbox(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  filters: InboxFilters,
) {
  authorize(viewer, 'chats:read')
  const matching = database.db
    .selectFrom('conversations')
    .where((eb) => inboxMatches(eb, database.kind, filters))
  const [page, { total }] = await Promise.all([
    readPage(startPage(database, filters), filters),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { ...page, total: Number(total) }
}

const isWaiting = sql<number>`case when conversations.mode = 'waiting' then 1 else 0 end`
const place = sql`(${isWaiting}, conversations.last_activity_at, conversations.id)`

type Rows = ReturnType<typeof startPage>

function startPage({ db, kind }: Database, filters: InboxFilters) {
  return (
    db
      .selectFrom('conversations')
      .leftJoin('leads', 'leads.id', 'conversations.lead_id')
      // Not by the count of messages: a reply that was tried again left its number behind.
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
      .where((eb) => inboxMatches(eb, kind, filters))
  )
}

async function readPage(rows: Rows, { after, before }: InboxFilters) {
  const limit = CHATS_PER_PAGE + 1
  if (before && !after) {
    const found = await rows
      .where(isBeside('>', before))
      .orderBy(isWaiting)
      .orderBy('conversations.last_activity_at')
      .orderBy('conversations.id')
      .limit(limit)
      .execute()
    // A page that has room left is the first one, and shows what came in since.
    if (found.length >= CHATS_PER_PAGE) {
      const chats = found.slice(0, CHATS_PER_PAGE).reverse().map(present)
      return {
        chats,
        newer: found.length === limit ? positionOf(chats.at(0)) : undefined,
        older: positionOf(chats.at(-1)),
      }
    }
  }
  const found = await (after ? rows.where(isBeside('<', after)) : rows)
    .orderBy(isWaiting, 'desc')
    .orderBy('conversations.last_activity_at', 'desc')
    .orderBy('conversations.id', 'desc')
    .limit(limit)
    .execute()
  const chats = found.slice(0, CHATS_PER_PAGE).map(present)
  return {
    chats,
    newer: after ? positionOf(chats.at(0)) : undefined,
    older: found.length === limit ? positionOf(chats.at(-1)) : undefined,
  }
}

function isBeside(side: '<' | '>', { waiting, at, id }: InboxPosition) {
  return sql<SqlBool>`${place} ${sql.raw(side)} (${sql.lit(waiting ? 1 : 0)}, ${at}, ${id})`
}

type Found = Awaited<ReturnType<Rows['execute']>>[number]

function present({ facts, lead_name, unanswered, ...row }: Found) {
  return { ...row, name: lead_name ?? nameOf(readFacts(facts)), unanswered: Number(unanswered) }
}

function positionOf(row: { id: string; mode: string; last_activity_at: string } | undefined) {
  return row && { waiting: row.mode === 'waiting', at: row.last_activity_at, id: row.id }
}
