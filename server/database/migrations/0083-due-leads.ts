import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * Whom to follow up, with all that a list is put in order and narrowed by, so that those of one day are gathered from
 * this index and no row of them is read: of a million leads a few thousand are due on a day, far from each other. Leads
 * without such a day are not in it.
 */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const beside = sql.raw('number, kind, score, value, contacted, name, assigned')
  const columns = types.timestamp === 'text' ? sql`(due, ${beside})` : sql`(due) include (${beside})`
  await sql`create index lead_keys_due_day on lead_keys ${columns} where due is not null`.execute(db)
}
