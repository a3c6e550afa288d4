import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { type Duplicate, findDuplicates } from './find-duplicates.ts'

/** Returns possible duplicates of a lead. */
export async function duplicatesOf(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  leadId: string,
): Promise<Duplicate[]> {
  authorize(viewer, 'leads:read')
  if (!isRowId(leadId)) return []
  const lead = await database.db
    .selectFrom('leads')
    .select(['name', 'email', 'phone', 'company'])
    .where('id', '=', leadId)
    .executeTakeFirst()
  return lead ? findDuplicates(database.db, lead, leadId) : []
}
