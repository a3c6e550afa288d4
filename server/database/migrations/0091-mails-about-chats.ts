import { type Kysely, sql } from 'kysely'

/** Which mails tell of a chat, only their words say: those are found without reading all mails of years. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index emails_about_chats on emails (id) where template = 'chat-waiting'`.execute(db)
}
