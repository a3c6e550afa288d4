import { type Kysely, sql } from 'kysely'

/** The daily retention job deletes the mails that these jobs were about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from jobs where kind = 'forget-email'`.execute(db)
}
