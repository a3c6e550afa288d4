import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { countByFigures } from './count-leads.ts'

const NEWEST = 5

/** The newest five leads and how many there are: shows that forms reach the database. */
export async function newestLeads({ database }: { database: Database }, viewer: Viewer | undefined) {
  authorize(viewer, 'leads:read')
  const { db } = database
  const [leads, total] = await Promise.all([
    db
      .selectFrom('leads')
      .select([
        'id',
        'name',
        'email',
        'service_interest',
        'lead_score',
        'lead_priority',
        'status',
        'created_at',
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(NEWEST)
      .execute(),
    countByFigures(database, {}),
  ])
  return { leads, total }
}
