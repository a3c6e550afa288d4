import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { id, timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('lead_imports')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('file_name', 'text', (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('created_by', 'text', (col) => col.notNull())
    .addColumn('header', 'text', (col) => col.notNull())
    .addColumn('file_facts', 'text', (col) => col.notNull())
    .addColumn('plan', 'text')
    .addColumn('rows_total', 'integer', (col) => col.notNull())
    .addColumn('parts_total', 'integer', (col) => col.notNull())
    .addColumn('parts_done', 'integer', (col) => col.notNull())
    .addColumn('rows_read', 'integer', (col) => col.notNull())
    .addColumn('imported', 'integer', (col) => col.notNull())
    .addColumn('joined', 'integer', (col) => col.notNull())
    .addColumn('skipped', 'integer', (col) => col.notNull())
    .addColumn('bad', 'integer', (col) => col.notNull())
    .addColumn('undone', 'integer', (col) => col.notNull())
    .addColumn('change_id', id)
    .addColumn('locked_until', timestamp)
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .addColumn('finished_at', timestamp)
    .execute()
  await db.schema.createIndex('lead_imports_by_status').on('lead_imports').column('status').execute()

  await db.schema
    .createTable('lead_import_parts')
    .addColumn('import_id', id, (col) => col.notNull().references('lead_imports.id').onDelete('cascade'))
    .addColumn('number', 'integer', (col) => col.notNull())
    // Before what is long, so that it is read without it.
    .addColumn('remarks', 'text')
    .addColumn('rows', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('lead_import_parts_key', ['import_id', 'number'])
    .execute()

  await db.schema
    .createTable('imported_leads')
    .addColumn('lead_id', id, (col) => col.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('import_id', id, (col) => col.notNull())
    .addColumn('imported_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema
    .createIndex('imported_leads_by_import')
    .on('imported_leads')
    .columns(['import_id', 'lead_id'])
    .execute()
}
