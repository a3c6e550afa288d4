import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(
  db: Kysely<unknown>,
  { id, timestamp, money, now, newId }: ColumnTypes,
): Promise<void> {
  // The specification's tables: they may be there already, in a hosted database that is taken over.
  await db.schema
    .createTable('leads')
    .ifNotExists()
    .addColumn('id', id, (col) => col.primaryKey().defaultTo(newId))
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('phone', 'text')
    .addColumn('company', 'text')
    .addColumn('service_interest', 'text')
    .addColumn('budget_range', 'text')
    .addColumn('project_timeline', 'text')
    .addColumn('business_type', 'text')
    .addColumn('urgency', 'text')
    .addColumn('message', 'text')
    .addColumn('lead_score', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('lead_priority', 'text', (col) => col.notNull().defaultTo('Medium'))
    .addColumn('status', 'text', (col) => col.notNull().defaultTo('new'))
    .addColumn('source', 'text', (col) => col.notNull().defaultTo('website_contact'))
    .addColumn('assigned_to', 'text')
    .addColumn('estimated_value', money)
    .addColumn('follow_up_date', timestamp)
    .addColumn('last_contacted', timestamp)
    .addColumn('notes', 'text')
    .addColumn('created_at', timestamp, (col) => col.notNull().defaultTo(now))
    .addColumn('updated_at', timestamp, (col) => col.notNull().defaultTo(now))
    .execute()
  await db.schema
    .createIndex('leads_newest')
    .ifNotExists()
    .on('leads')
    .columns(['created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('leads_by_status')
    .ifNotExists()
    .on('leads')
    .columns(['status', 'created_at'])
    .execute()
  await db.schema
    .createIndex('leads_by_source')
    .ifNotExists()
    .on('leads')
    .columns(['source', 'created_at'])
    .execute()

  await db.schema
    .createTable('lead_activities')
    .ifNotExists()
    .addColumn('id', id, (col) => col.primaryKey().defaultTo(newId))
    .addColumn('lead_id', id, (col) => col.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('activity_type', 'text', (col) => col.notNull())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('description', 'text')
    .addColumn('scheduled_at', timestamp)
    .addColumn('completed_at', timestamp)
    .addColumn('created_by', 'text')
    .addColumn('created_at', timestamp, (col) => col.notNull().defaultTo(now))
    .execute()
  await db.schema
    .createIndex('lead_activities_by_lead')
    .ifNotExists()
    .on('lead_activities')
    .columns(['lead_id', 'created_at'])
    .execute()

  await db.schema
    .createTable('lead_details')
    .addColumn('lead_id', id, (col) => col.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('score_reasons', 'text', (col) => col.notNull().defaultTo('[]'))
    .addColumn('project_complexity', 'text')
    .addColumn('business_size', 'text')
    .addColumn('marketing_source', 'text')
    .addColumn('attribution', 'text', (col) => col.notNull().defaultTo('{}'))
    .addColumn('locale', 'text', (col) => col.notNull().defaultTo('en'))
    .addColumn('consented_at', timestamp)
    .addColumn('consent_version', 'text')
    .execute()

  // No foreign key: a contact is claimed, and so locked, before its lead is written.
  await db.schema
    .createTable('lead_contacts')
    .addColumn('contact', 'text', (col) => col.primaryKey())
    .addColumn('lead_id', id, (col) => col.notNull())
    .execute()
  await db.schema.createIndex('lead_contacts_by_lead').on('lead_contacts').column('lead_id').execute()
  await sql`
    insert into lead_contacts (contact, lead_id)
    select 'email:' || lower(trim(email)), id from leads
    where status not in ('won', 'lost') and email <> ''
    order by created_at desc
    on conflict do nothing
  `.execute(db)

  await db.schema
    .createTable('submissions')
    .addColumn('key', 'text', (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('subject_id', id)
    .addColumn('answer', 'text', (col) => col.notNull())
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema.createIndex('submissions_by_age').on('submissions').column('created_at').execute()

  await db.schema
    .createTable('quarantined_submissions')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('payload', 'text', (col) => col.notNull())
    .addColumn('reasons', 'text', (col) => col.notNull())
    .addColumn('created_at', timestamp, (col) => col.notNull())
    .execute()
}
