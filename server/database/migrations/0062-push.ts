import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { id, timestamp, boolean }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('user_id', 'text', (col) => col.notNull().references('user.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (col) => col.notNull().unique())
    .addColumn('p256dh', 'text', (col) => col.notNull())
    .addColumn('auth', 'text', (col) => col.notNull())
    .addColumn('with_names', boolean, (col) => col.notNull())
    .addColumn('device', 'text', (col) => col.notNull())
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema
    .createIndex('push_subscriptions_by_user')
    .on('push_subscriptions')
    .column('user_id')
    .execute()

  await db.schema
    .createTable('push_messages')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('subscription_id', id, (col) =>
      col.notNull().references('push_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('lead_id', id, (col) => col.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('attempts', 'integer', (col) => col.notNull())
    .addColumn('next_attempt_at', timestamp, (col) => col.notNull())
    .addColumn('locked_until', timestamp)
    .addColumn('expires_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema
    .createIndex('push_messages_due')
    .on('push_messages')
    .columns(['status', 'next_attempt_at'])
    .execute()
  for (const column of ['subscription_id', 'lead_id']) {
    await db.schema.createIndex(`push_messages_by_${column}`).on('push_messages').column(column).execute()
  }
}
