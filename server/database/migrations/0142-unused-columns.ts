import type { Kysely } from 'kysely'

/** Removes what nothing reads: the format of an imported file, and when a webhook got a new secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead_imports').dropColumn('file_facts').execute()
  await db.schema.alterTable('webhooks').dropColumn('rotated_at').execute()
}
