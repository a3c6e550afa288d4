import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'

/** Returns the conversations in which a lead was created or continued, newest first. */
export async function chatsOfLead(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  leadId: string,
) {
  authorize(viewer, 'chats:read')
  if (!isRowId(leadId)) return []
  return database.db
    .selectFrom('conversations')
    .select(['id', 'started_at'])
    .where('lead_id', '=', leadId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
