import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Counts of the rate limits, which instances on one PostgreSQL share. The columns are those of the library. */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  if (timestamp === 'text') return
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'varchar(255)', (col) => col.primaryKey())
    .addColumn('points', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
}
