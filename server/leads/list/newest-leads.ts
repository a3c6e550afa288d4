import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { recentFigures } from '../figures/lead-figures.ts'

const NEWEST = 5

/** Returns the newest five leads and the total, which shows that forms reach the database. */
export async function newestLeads({ database }: { database: Database }, viewer: Viewer | undefined) {
  authorize(viewer, 'leads:read')
  const { db } = database
  const [leads, figures] = await Promise.all([
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
    recentFigures(database),
  ])
  return { leads, total: figures.reduce((sum, { leads: of }) => sum + of, 0) }
}
