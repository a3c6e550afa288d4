import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Wrong passwords in a row, and until when no other is tried. */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('sign_in_delays')
    .addColumn('bucket', 'integer', (col) => col.primaryKey())
    .addColumn('failures', 'integer', (col) => col.notNull())
    .addColumn('blocked_until', timestamp, (col) => col.notNull())
    .execute()
}
