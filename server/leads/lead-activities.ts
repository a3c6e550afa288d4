import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'

/** Returns a lead's activities, newest first. */
export async function leadActivities(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  leadId: string,
) {
  authorize(viewer, 'leads:read')
  if (!isRowId(leadId)) return []
  return database.db
    .selectFrom('lead_activities')
    .select(['id', 'activity_type', 'title', 'description', 'created_by', 'created_at'])
    .where('lead_id', '=', leadId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
