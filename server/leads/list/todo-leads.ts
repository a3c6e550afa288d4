import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'
import { hasDueDay } from './find-leads.ts'
import { listColumns } from './list-leads.ts'

/** The columns of a lead that needs action. */
export const todoColumns = [...listColumns, 'message'] as const

/** Open leads with a follow-up due before a moment. */
export function dueLeadsIn(db: Db, before: string) {
  return db.selectFrom('leads').where('follow_up_date', '<', before).where(hasDueDay)
}

/** New leads that no member has called, messaged or written a note about. Worded like the index. */
export function newLeadsIn(db: Db) {
  return db
    .selectFrom('leads')
    .where('status', '=', sql.lit('new'))
    .where(
      sql<SqlBool>`not exists (select 1 from lead_activities where lead_activities.lead_id = leads.id
        and activity_type in ('call', 'whatsapp', 'note'))`,
    )
}

/** Counting stops here, because exact larger numbers are of no use. */
const MOST_COUNTED = 999

/** Counts the rows of a query up to a limit. `hasMore`: there are more than `total`. */
export async function countAtMost<From extends keyof Tables>(
  db: Db,
  rows: SelectQueryBuilder<Tables, From, { id: string }>,
): Promise<{ total: number; hasMore: boolean }> {
  const { found } = await db
    .selectFrom(rows.limit(MOST_COUNTED + 1).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(Number(found), MOST_COUNTED), hasMore: Number(found) > MOST_COUNTED }
}
