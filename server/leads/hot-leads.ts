import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { indianDay, startOfIndianDay } from '#domain/indian-time.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { withWithdrawnAt } from '#server/privacy/withdrawn-consents.ts'
import { countAtMost, notTriedAlready, todoColumns } from './todo-leads.ts'

/** The leads of high priority that nobody has been in touch with yet, newest first. */
export async function hotLeads(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  limit: number,
) {
  authorize(viewer, 'leads:read')
  // In words that the index has, so that it is used.
  const hot = database.db
    .selectFrom('leads')
    .where('status', '=', sql.lit('new'))
    .where('lead_priority', '=', sql.lit('High'))
    .where(notTriedAlready(startOfIndianDay(indianDay(clock().toISOString()), 1)))
  const [leads, count] = await Promise.all([
    hot.select(todoColumns).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    countAtMost(database.db, hot.select('id')),
  ])
  return { leads: await withWithdrawnAt(database.db, leads, ({ id }) => id), ...count }
}
