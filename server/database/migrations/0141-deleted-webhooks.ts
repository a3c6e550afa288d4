import { type Kysely, sql } from 'kysely'

/** A webhook is deleted at once; those that waited for a day go now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from webhooks where status = 'deleted'`.execute(db)
}
