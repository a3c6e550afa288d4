import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { id, timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('lead_changes')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('made_by', 'text', (col) => col.notNull())
    .addColumn('made_at', timestamp, (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('undone_at', timestamp)
    .execute()
  await db.schema.createIndex('lead_changes_by_age').on('lead_changes').column('made_at').execute()

  // No foreign key to the lead: what is merged or deleted keeps what it takes to put it back.
  await db.schema
    .createTable('lead_change_parts')
    .addColumn('change_id', id, (col) => col.notNull().references('lead_changes.id').onDelete('cascade'))
    .addColumn('lead_id', id, (col) => col.notNull())
    .addColumn('before', 'text', (col) => col.notNull())
    .addColumn('after', 'text', (col) => col.notNull())
    .addColumn('undone_at', timestamp)
    .addPrimaryKeyConstraint('lead_change_parts_pk', ['change_id', 'lead_id'])
    .execute()
  await db.schema.createIndex('lead_change_parts_by_lead').on('lead_change_parts').column('lead_id').execute()

  await db.schema
    .createTable('deleted_leads')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('phone', 'text')
    .addColumn('company', 'text')
    .addColumn('email_key', 'text')
    .addColumn('phone_key', 'text')
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('payload', 'text', (col) => col.notNull())
    .addColumn('change_id', id, (col) => col.notNull())
    .addColumn('merged_into', id)
    .addColumn('deleted_by', 'text', (col) => col.notNull())
    .addColumn('deleted_at', timestamp, (col) => col.notNull())
    .execute()
  const indexes: Record<string, string[]> = {
    deleted_leads_newest: ['deleted_at desc', 'id desc'],
    deleted_leads_by_change: ['change_id'],
    deleted_leads_by_email: ['email_key'],
    deleted_leads_by_phone: ['phone_key'],
    deleted_leads_by_merge: ['merged_into'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('deleted_leads').columns(columns).execute()
  }

  // By what two leads are likely the same person: the address, the last ten digits, the name at a company.
  const tenDigits =
    timestamp === 'text'
      ? `substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), -10)`
      : `right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)`
  for (const statement of [
    `create index if not exists leads_by_address on leads (lower(email)) where email <> ''`,
    `create index if not exists leads_by_number on leads (${tenDigits}) where phone is not null`,
    `create index if not exists leads_by_company on leads (lower(company), lower(name)) where company is not null`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
