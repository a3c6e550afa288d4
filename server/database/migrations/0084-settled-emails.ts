import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * Mails that were not delivered and that somebody has seen to. The others are found by an index of their own, however
 * many were seen to in years; with the status in front, or SQLite takes that of all mails of one status.
 */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('emails').addColumn('settled_at', timestamp).execute()
  await sql`create index emails_not_delivered on emails (status, created_at desc, id desc)
    where status = 'dead' and settled_at is null`.execute(db)
}
