import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { id, timestamp, boolean }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('locale', 'text', (col) => col.notNull())
    .addColumn('language', 'text', (col) => col.notNull())
    .addColumn('mode', 'text', (col) => col.notNull().defaultTo('assistant'))
    .addColumn('start_page', 'text')
    .addColumn('service_interest', 'text')
    .addColumn('urgency_level', 'text')
    .addColumn('facts', 'text', (col) => col.notNull().defaultTo('{}'))
    .addColumn('lead_id', id, (col) => col.references('leads.id').onDelete('set null'))
    .addColumn('rating', 'integer')
    .addColumn('handed_over_at', timestamp)
    .addColumn('last_message_id', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('pending_message_id', 'integer')
    .addColumn('pending_since', timestamp)
    .addColumn('started_at', timestamp, (col) => col.notNull())
    .addColumn('last_activity_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema
    .createIndex('conversations_newest')
    .on('conversations')
    .columns(['last_activity_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('conversations_by_mode')
    .on('conversations')
    .columns(['mode', 'last_activity_at desc', 'id desc'])
    .execute()
  await db.schema.createIndex('conversations_by_lead').on('conversations').column('lead_id').execute()
  // Holds all that the figures over the conversations add up, so that they are read from the index alone.
  await db.schema
    .createIndex('conversations_figures')
    .on('conversations')
    .columns(['last_activity_at', 'lead_id', 'rating'])
    .execute()

  await db.schema
    .createTable('chat_messages')
    .addColumn('conversation_id', 'text', (col) =>
      col.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('id', 'integer', (col) => col.notNull())
    .addColumn('sender', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull().defaultTo('complete'))
    .addColumn('failure', 'text')
    .addColumn('actions', 'text', (col) => col.notNull().defaultTo('[]'))
    .addColumn('page', 'text')
    .addColumn('author', 'text')
    .addColumn('topic', 'text')
    .addColumn('unanswered', 'text')
    .addColumn('is_settled', boolean)
    .addColumn('answer_ms', 'integer')
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .addPrimaryKeyConstraint('chat_messages_pk', ['conversation_id', 'id'])
    .execute()
  await db.schema
    .createIndex('chat_messages_unanswered')
    .on('chat_messages')
    .columns(['is_settled', 'created_at desc'])
    .where('unanswered' as never, 'is not', null)
    .execute()
  await db.schema
    .createIndex('chat_messages_answer_times')
    .on('chat_messages')
    .column('answer_ms')
    .where('answer_ms' as never, 'is not', null)
    .execute()
  await db.schema
    .createIndex('chat_messages_topics')
    .on('chat_messages')
    .column('topic')
    .where('topic' as never, 'is not', null)
    .execute()

  // What was used up of each day's caps, shared by all instances.
  await db.schema
    .createTable('chat_usage')
    .addColumn('day', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('used', 'integer', (col) => col.notNull())
    .addPrimaryKeyConstraint('chat_usage_pk', ['day', 'kind'])
    .execute()

  await db.schema
    .createTable('demo_bookings')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('lead_id', id, (col) => col.references('leads.id').onDelete('set null'))
    .addColumn('conversation_id', 'text', (col) => col.references('conversations.id').onDelete('set null'))
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('company', 'text')
    .addColumn('phone', 'text')
    .addColumn('service', 'text', (col) => col.notNull())
    .addColumn('date', 'text', (col) => col.notNull())
    .addColumn('time', 'text', (col) => col.notNull())
    .addColumn('time_zone', 'text', (col) => col.notNull())
    .addColumn('starts_at', timestamp, (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('message', 'text')
    .addColumn('notes', 'text')
    .addColumn('locale', 'text', (col) => col.notNull())
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .addColumn('updated_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema
    .createIndex('demo_bookings_by_start')
    .on('demo_bookings')
    .columns(['status', 'starts_at'])
    .execute()
  await db.schema.createIndex('demo_bookings_by_lead').on('demo_bookings').column('lead_id').execute()
  await db.schema
    .createIndex('demo_bookings_newest')
    .on('demo_bookings')
    .columns(['created_at desc', 'id desc'])
    .execute()
}
