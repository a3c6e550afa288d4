import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { id, timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('emails')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('message_id', 'text', (col) => col.notNull().unique())
    .addColumn('template', 'text', (col) => col.notNull())
    .addColumn('locale', 'text', (col) => col.notNull())
    .addColumn('to_address', 'text', (col) => col.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('data', 'text', (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull().defaultTo('queued'))
    .addColumn('attempts', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('next_attempt_at', timestamp, (col) => col.notNull())
    .addColumn('locked_until', timestamp)
    .addColumn('last_error', 'text')
    .addColumn('lead_id', id, (col) => col.references('leads.id').onDelete('set null'))
    .addColumn('sent_at', timestamp)
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .addColumn('updated_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema.createIndex('emails_due').on('emails').columns(['status', 'next_attempt_at']).execute()
  await db.schema.createIndex('emails_by_lead').on('emails').column('lead_id').execute()
  await db.schema.createIndex('emails_newest').on('emails').columns(['created_at desc', 'id desc']).execute()
}
