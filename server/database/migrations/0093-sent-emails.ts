import { type Kysely, sql } from 'kysely'

/** Finds when the last mail went out, which is asked with every Today page and every form that sends a mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index emails_sent on emails (sent_at desc) where status = 'sent'`.execute(db)
}
