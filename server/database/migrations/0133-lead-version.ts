import type { Kysely } from 'kysely'

/** A version for leads, raised by each change of a lead's fields. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('lead_details')
    .addColumn('version', 'integer', (col) => col.notNull().defaultTo(1))
    .execute()
}
