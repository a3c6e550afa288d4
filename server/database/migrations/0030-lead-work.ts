import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { id, timestamp, boolean }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('lead_tasks')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('lead_id', id, (col) => col.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('due_at', timestamp, (col) => col.notNull())
    .addColumn('done_at', timestamp)
    .addColumn('assigned_to', 'text')
    .addColumn('created_by', 'text', (col) => col.notNull())
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .addColumn('updated_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema.createIndex('lead_tasks_by_lead').on('lead_tasks').columns(['lead_id', 'due_at']).execute()
  // What is to be done next, over all leads.
  await db.schema
    .createIndex('lead_tasks_due')
    .on('lead_tasks')
    .columns(['due_at', 'id'])
    .where(sql.ref('done_at'), 'is', null)
    .execute()

  await db.schema
    .createTable('lead_outcomes')
    .addColumn('lead_id', id, (col) => col.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('outcome', 'text', (col) => col.notNull())
    .addColumn('reason', 'text', (col) => col.notNull())
    .addColumn('note', 'text')
    .addColumn('decided_by', 'text', (col) => col.notNull())
    .addColumn('decided_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema
    .createIndex('lead_outcomes_by_reason')
    .on('lead_outcomes')
    .columns(['outcome', 'reason', 'decided_at'])
    .execute()

  await db.schema
    .createTable('deleted_lead_items')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('lead_id', id, (col) => col.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('payload', 'text', (col) => col.notNull())
    .addColumn('deleted_by', 'text', (col) => col.notNull())
    .addColumn('deleted_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema
    .createIndex('deleted_lead_items_by_lead')
    .on('deleted_lead_items')
    .column('lead_id')
    .execute()
  await db.schema
    .createIndex('deleted_lead_items_by_age')
    .on('deleted_lead_items')
    .column('deleted_at')
    .execute()

  await db.schema
    .createTable('lead_presence')
    .addColumn('lead_id', id, (col) => col.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('viewer_id', 'text', (col) => col.notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('seen_at', timestamp, (col) => col.notNull())
    .addPrimaryKeyConstraint('lead_presence_pk', ['lead_id', 'viewer_id'])
    .execute()

  await db.schema
    .createTable('reply_templates')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('body', 'text', (col) => col.notNull())
    .addColumn('is_hidden', boolean, (col) =>
      col.notNull().defaultTo(boolean === 'boolean' ? sql`false` : sql`0`),
    )
    .addColumn('updated_by', 'text', (col) => col.notNull())
    .addColumn('updated_at', timestamp, (col) => col.notNull())
    .execute()
}
