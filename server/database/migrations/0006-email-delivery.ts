import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('emails').addColumn('resent_at', timestamp).execute()
  // How many mails one address got lately, in whatever letters it was written.
  await sql`create index emails_by_recipient on emails (lower(to_address), created_at)`.execute(db)
  await db.schema
    .createIndex('emails_newest_by_status')
    .on('emails')
    .columns(['status', 'created_at desc', 'id desc'])
    .execute()
}
