import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isConversationId } from '#server/chat/ids.ts'
import type { Database } from '#server/database/open-database.ts'
import { mayNeedTeam, needsTeam } from './needs-team.ts'

/**
 * Returns a text that changes with everything that the inbox or one conversation shows, so that an open
 * screen knows when to refresh.
 */
export async function inboxState(
  { database: { db } }: { database: Database },
  viewer: Viewer | undefined,
  conversationId?: string,
): Promise<string> {
  authorize(viewer, 'chats:read')
  if (conversationId !== undefined) {
    const found = isConversationId(conversationId)
      ? await db
          .selectFrom('conversations')
          .select(['mode', 'last_message_id', 'lead_id', 'rating', 'facts', 'handed_over_at'])
          .where('id', '=', conversationId)
          .executeTakeFirst()
      : undefined
    return found ? JSON.stringify(Object.values(found)) : 'gone'
  }
  const [newest, waiting] = await Promise.all([
    db
      .selectFrom('conversations')
      .select(['id', 'last_activity_at'])
      .orderBy('last_activity_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    countWaiting({ database: { db } as Database }, viewer),
  ])
  return JSON.stringify([newest?.last_activity_at, newest?.id, waiting])
}

/** Returns the number of visitors who wait for the team. */
export async function countWaiting(
  { database }: { database: Database },
  viewer: Viewer | undefined,
): Promise<number> {
  authorize(viewer, 'chats:read')
  const { count } = await database.db
    .selectFrom('conversations')
    .select(sql<number>`count(*)`.as('count'))
    .where(mayNeedTeam)
    .where(needsTeam, '=', 1)
    .executeTakeFirstOrThrow()
  return Number(count)
}
