import type { Kysely } from 'kysely'

/** Where a device is signed in: with that its messages end. Of those that were there before nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('push_subscriptions').addColumn('session_id', 'text').execute()
}
