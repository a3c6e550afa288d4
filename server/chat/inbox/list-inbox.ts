import { type SqlBool, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { InboxFilters, InboxPosition } from '#domain/chat/inbox-filters.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { inboxMatches } from './inbox-matches.ts'
import { readInboxRows } from './inbox-rows.ts'
import { needsTeam } from './needs-team.ts'

export const CHATS_PER_PAGE = 25

/**
 * Returns a page of the filtered conversations: waiting ones first, then by the last message. Pages start at
 * a position in that order, so that a conversation that moves up does not make another appear twice.
 */
export async function listInbox(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  filters: InboxFilters,
) {
  authorize(viewer, 'chats:read')
  const matching = matchingFilters(database, filters)
  const [{ found, ...neighbours }, { total }] = await Promise.all([
    findPage(matching, filters),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  // The details are read for this page only, because the database would look them up for every sorted row.
  const chats = await readInboxRows(
    database.db,
    found.map(({ id }) => id),
  )
  return { chats, ...neighbours, total: Number(total) }
}

function matchingFilters({ db, kind }: Database, filters: InboxFilters) {
  return db.selectFrom('conversations').where((eb) => inboxMatches(eb, kind, filters))
}

const place = sql`(${needsTeam}, conversations.last_activity_at, conversations.id)`

async function findPage(matching: ReturnType<typeof matchingFilters>, { after, before }: InboxFilters) {
  const limit = CHATS_PER_PAGE + 1
  const places = matching.select(['id', 'last_activity_at', needsTeam.as('needs_team')])
  if (before && !after) {
    const rows = await places
      .where(isPastPosition('>', before))
      .orderBy(needsTeam)
      .orderBy('last_activity_at')
      .orderBy('id')
      .limit(limit)
      .execute()
    // A page with space left is the first one, and includes new conversations.
    if (rows.length >= CHATS_PER_PAGE) {
      const found = rows.slice(0, CHATS_PER_PAGE).reverse()
      const newer = rows.length === limit ? positionOf(found.at(0)) : undefined
      return { found, newer, older: positionOf(found.at(-1)) }
    }
  }
  const rows = await (after ? places.where(isPastPosition('<', after)) : places)
    .orderBy(needsTeam, 'desc')
    .orderBy('last_activity_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const found = rows.slice(0, CHATS_PER_PAGE)
  return {
    found,
    newer: after ? positionOf(found.at(0)) : undefined,
    older: rows.length === limit ? positionOf(found.at(-1)) : undefined,
  }
}

function isPastPosition(side: '<' | '>', { waiting, at, id }: InboxPosition) {
  return sql<SqlBool>`${place} ${sql.raw(side)} (${sql.lit(waiting ? 1 : 0)}, ${at}, ${id})`
}

function positionOf(row: { id: string; needs_team: number; last_activity_at: string } | undefined) {
  return row && { waiting: row.needs_team === 1, at: row.last_activity_at, id: row.id }
}
