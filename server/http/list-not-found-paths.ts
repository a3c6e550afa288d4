import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { addDays, type Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'

const SHOWN = 100
const RECENT_DAYS = 7

/** The public addresses that people looked for in vain, those with the most visits first. */
export async function listNotFoundPaths({ database }: { database: Database }, viewer: Viewer | undefined) {
  authorize(viewer, 'site:read')
  return (
    database.db
      .selectFrom('not_found_paths')
      .select(['path', 'hits', 'first_seen_at', 'last_seen_at'])
      // A lead that is gone has no page either, but nobody looked for it on the site.
      .where('path', 'not like', '/del-admin-%')
      .orderBy('hits', 'desc')
      .orderBy('last_seen_at', 'desc')
      .limit(SHOWN)
      .execute()
  )
}

/** How many of them somebody looked for within the last week; no more than the list shows. */
export async function countLostPaths(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
): Promise<number> {
  const paths = await listNotFoundPaths({ database }, viewer)
  const recently = addDays(clock(), -RECENT_DAYS).toISOString()
  return paths.filter(({ last_seen_at }) => last_seen_at >= recently).length
}
