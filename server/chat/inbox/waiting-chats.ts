import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { readInboxRows } from './inbox-rows.ts'
import { countWaiting } from './inbox-state.ts'
import { mayNeedTeam, needsTeam } from './needs-team.ts'

/** Returns the chats in which a visitor waits for the team, longest wait first. */
export async function waitingChats(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  limit: number,
) {
  authorize(viewer, 'chats:read')
  const [found, total] = await Promise.all([
    database.db
      .selectFrom('conversations')
      .select('id')
      .where(mayNeedTeam)
      .where(needsTeam, '=', 1)
      .orderBy('last_activity_at')
      .orderBy('id')
      .limit(limit)
      .execute(),
    countWaiting({ database }, viewer),
  ])
  const chats = await readInboxRows(
    database.db,
    found.map(({ id }) => id),
  )
  return { chats, total }
}
