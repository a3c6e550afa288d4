import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { id, timestamp, boolean }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('saved_views')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('owner_id', 'text', (col) => col.notNull().references('user.id').onDelete('cascade'))
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('address', 'text', (col) => col.notNull())
    .addColumn('shared', boolean, (col) => col.notNull())
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .addColumn('updated_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema.createIndex('saved_views_by_owner').on('saved_views').column('owner_id').execute()
  await db.schema
    .createTable('usual_views')
    .addColumn('user_id', 'text', (col) => col.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('view_id', id, (col) => col.notNull().references('saved_views.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('usual_views_by_view').on('usual_views').column('view_id').execute()
}
