import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { addDays, type Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'

const SHOWN = 100
const RECENT_DAYS = 7

/** Returns the public paths that were not found: unresolved ones first, then by visits. */
export async function listNotFoundPaths({ database }: { database: Database }, viewer: Viewer | undefined) {
  authorize(viewer, 'site:read')
  return (
    database.db
      .selectFrom('not_found_paths')
      .select(['path', 'hits', 'first_seen_at', 'last_seen_at', 'settled_at'])
      // A deleted lead's page is also not found, but such paths are not public.
      .where('path', 'not like', '/del-admin-%')
      .orderBy(sql`case when settled_at is null then 0 else 1 end`)
      .orderBy('hits', 'desc')
      .orderBy('last_seen_at', 'desc')
      .limit(SHOWN)
      .execute()
  )
}

/**
 * Returns how many unresolved paths were requested within the last week, limited to the length of the list.
 */
export async function countLostPaths(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
): Promise<number> {
  const paths = await listNotFoundPaths({ database }, viewer)
  const recently = addDays(clock(), -RECENT_DAYS).toISOString()
  return paths.filter(({ last_seen_at, settled_at }) => settled_at === null && last_seen_at >= recently)
    .length
}

/**
 * Marks a path as resolved or unresolved. A later request makes it unresolved again. Returns false if nothing
 * changed.
 */
export async function settlePath(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  path: string,
  isSettled: boolean,
): Promise<boolean> {
  authorize(viewer, 'site:write')
  // PostgreSQL rejects text with this character.
  if (path.includes('\0')) return false
  const { numUpdatedRows } = await database.write((trx) =>
    trx
      .updateTable('not_found_paths')
      .set({ settled_at: isSettled ? clock().toISOString() : null })
      .where('path', '=', path)
      .where('settled_at', isSettled ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow(),
  )
  return numUpdatedRows > 0n
}
