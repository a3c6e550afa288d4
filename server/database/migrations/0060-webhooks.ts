import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { id, timestamp, boolean }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('url', 'text', (col) => col.notNull())
    .addColumn('description', 'text', (col) => col.notNull())
    .addColumn('events', 'text', (col) => col.notNull())
    .addColumn('own_network', boolean, (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('secret_version', 'integer', (col) => col.notNull())
    .addColumn('rotated_at', timestamp)
    .addColumn('failing_since', timestamp)
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .addColumn('updated_at', timestamp, (col) => col.notNull())
    .execute()

  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('webhook_id', id, (col) => col.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('event_type', 'text', (col) => col.notNull())
    .addColumn('lead_id', id, (col) => col.references('leads.id').onDelete('cascade'))
    .addColumn('testimonial_id', id, (col) => col.references('testimonials.id').onDelete('cascade'))
    .addColumn('payload', 'text', (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('attempts', 'integer', (col) => col.notNull())
    .addColumn('next_attempt_at', timestamp, (col) => col.notNull())
    .addColumn('locked_until', timestamp)
    .addColumn('answer_status', 'integer')
    .addColumn('answer_text', 'text')
    .addColumn('duration_ms', 'integer')
    .addColumn('last_error', 'text')
    .addColumn('sent_at', timestamp)
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .addColumn('updated_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema
    .createIndex('webhook_deliveries_due')
    .on('webhook_deliveries')
    .columns(['status', 'next_attempt_at'])
    .execute()
  await db.schema
    .createIndex('webhook_deliveries_newest')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'created_at desc', 'id desc'])
    .execute()
  for (const column of ['lead_id', 'testimonial_id', 'created_at']) {
    await db.schema
      .createIndex(`webhook_deliveries_by_${column}`)
      .on('webhook_deliveries')
      .column(column)
      .execute()
  }
}
