import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'

const SHOWN = 100

/** Returns the public paths that were not found, the most requested first. */
export async function listNotFoundPaths({ database }: { database: Database }, viewer: Viewer | undefined) {
  authorize(viewer, 'site:read')
  return (
    database.db
      .selectFrom('not_found_paths')
      .select(['path', 'hits', 'first_seen_at', 'last_seen_at'])
      // A deleted lead's page is also not found, but such paths are not public.
      .where('path', 'not like', '/del-admin-%')
      .orderBy('hits', 'desc')
      .orderBy('last_seen_at', 'desc')
      .limit(SHOWN)
      .execute()
  )
}
