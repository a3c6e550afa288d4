import type { Viewer } from '#domain/accounts/viewer.ts'
import type { InboxFilters } from '#domain/chat/inbox-filters.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { inboxMatches } from './inbox-matches.ts'
import { readInboxRows } from './inbox-rows.ts'
import { needsTeam } from './needs-team.ts'

const CHATS_PER_PAGE = 25

/** Returns a page of the filtered conversations: waiting ones first, then by the last message. */
export async function listInbox(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  filters: InboxFilters,
) {
  authorize(viewer, 'chats:read')
  const { db, kind } = database
  const matching = db.selectFrom('conversations').where((eb) => inboxMatches(eb, kind, filters))
  const [found, { total }] = await Promise.all([
    matching
      .select('id')
      .orderBy(needsTeam, 'desc')
      .orderBy('last_activity_at', 'desc')
      .orderBy('id', 'desc')
      .limit(CHATS_PER_PAGE)
      .offset((filters.page - 1) * CHATS_PER_PAGE)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  // The details are read for this page only, because the database would look them up for every sorted row.
  const chats = await readInboxRows(
    db,
    found.map(({ id }) => id),
  )
  return { chats, total: Number(total), pages: Math.max(1, Math.ceil(Number(total) / CHATS_PER_PAGE)) }
}
