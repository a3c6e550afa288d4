import type { Kysely } from 'kysely'

/** Removes what nothing reads: the kind of an owner link, because a new owner deletes all, and a passkey's transports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('owner_claims').dropColumn('kind').execute()
  await db.schema.alterTable('passkeys').dropColumn('transports').execute()
}
