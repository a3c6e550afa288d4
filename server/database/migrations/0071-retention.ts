import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** When old entries were last deleted, and which instance is at it. */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('retention_runs')
    .addColumn('id', 'integer', (col) => col.primaryKey())
    .addColumn('locked_until', timestamp)
    .addColumn('finished_at', timestamp)
    .execute()
  await db
    .insertInto('retention_runs' as never)
    .values({ id: 1 } as never)
    .execute()
}
