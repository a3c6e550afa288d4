import { type Kysely, sql } from 'kysely'

/**
 * A chat that the assistant answers may wait for a person too. Those that were handed back to the assistant wait no
 * more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update conversations set handed_over_at = null where mode = 'assistant'`.execute(db)
  await sql`create index conversations_asking on conversations (handed_over_at)
    where mode = 'assistant' and handed_over_at is not null`.execute(db)
}
