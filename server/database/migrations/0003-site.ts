import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { id, timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('not_found_paths')
    .addColumn('path', 'text', (col) => col.primaryKey())
    .addColumn('hits', 'integer', (col) => col.notNull())
    .addColumn('first_seen_at', timestamp, (col) => col.notNull())
    .addColumn('last_seen_at', timestamp, (col) => col.notNull())
    .execute()

  await db.schema
    .createTable('site_settings')
    .addColumn('key', 'text', (col) => col.primaryKey())
    .addColumn('value', 'text', (col) => col.notNull())
    .addColumn('updated_at', timestamp, (col) => col.notNull())
    .addColumn('updated_by', 'text')
    .execute()

  await db.schema
    .createTable('audit_log')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', (col) => col.notNull())
    .addColumn('subject_type', 'text', (col) => col.notNull())
    .addColumn('subject_id', 'text')
    .addColumn('details', 'text', (col) => col.notNull().defaultTo('{}'))
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema
    .createIndex('audit_log_newest')
    .on('audit_log')
    .columns(['created_at desc', 'id desc'])
    .execute()
}
