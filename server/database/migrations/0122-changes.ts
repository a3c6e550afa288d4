import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** One record of changes that can be undone, for all kinds of rows. Deleted items of the last hour are dropped. */
export async function up(db: Kysely<unknown>, { id, timestamp }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('lead_changes').renameTo('changes').execute()
  await db.schema
    .createTable('change_parts')
    .addColumn('change_id', id, (col) => col.notNull().references('changes.id').onDelete('cascade'))
    .addColumn('entity', 'text', (col) => col.notNull())
    .addColumn('record_id', 'text', (col) => col.notNull())
    // No foreign key: deleted and merged leads keep what restores them.
    .addColumn('lead_id', id)
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('undone_at', timestamp)
    .addPrimaryKeyConstraint('change_parts_pk', ['change_id', 'entity', 'record_id'])
    .execute()
  await sql`
    insert into change_parts (change_id, entity, record_id, lead_id, before, after, undone_at)
    select change_id, 'leads', cast(lead_id as text), lead_id, before, after, undone_at from lead_change_parts
  `.execute(db)
  await db.schema.dropTable('lead_change_parts').execute()
  await db.schema.dropTable('deleted_lead_items').execute()
  await db.schema.alterTable('testimonial_details').dropColumn('moderated_at').execute()
  for (const column of ['lead_id', 'record_id']) {
    await db.schema.createIndex(`change_parts_by_${column}`).on('change_parts').column(column).execute()
  }
}
