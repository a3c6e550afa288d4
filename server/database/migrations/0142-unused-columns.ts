import type { Kysely } from 'kysely'

/** Removes what nothing reads: when a webhook got a new secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('webhooks').dropColumn('rotated_at').execute()
}
