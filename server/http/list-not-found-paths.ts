import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'

const SHOWN = 100

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
