import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'

export type SavedView = Awaited<ReturnType<typeof listViews>>[number]

/** Returns the viewer's views and the shared ones, by name. */
export async function listViews({ database: { db } }: { database: Database }, viewer: Viewer | undefined) {
  authorize(viewer, 'leads:read')
  const rows = await db
    .selectFrom('saved_views')
    .leftJoin('user', 'user.id', 'owner_id')
    .select(['saved_views.id', 'saved_views.name', 'address', 'shared', 'owner_id', 'user.name as by'])
    .where(({ eb, or }) => or([eb('owner_id', '=', viewer.id), eb('shared', '=', true)]))
    .execute()
  return rows
    .map(({ owner_id, shared, by, ...view }) => ({
      ...view,
      shared: Boolean(shared),
      isOwn: owner_id === viewer.id,
      /** The other member who saved it. */
      by: owner_id === viewer.id ? undefined : (by ?? undefined),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
}
