import type { Kysely } from 'kysely'

/** Nothing records any more who has a lead open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('lead_presence').execute()
}
