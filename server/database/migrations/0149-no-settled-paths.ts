import type { Kysely } from 'kysely'

/** Paths that were not found are listed, but no longer marked as resolved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('not_found_paths').dropColumn('settled_at').execute()
}
