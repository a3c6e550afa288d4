import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** What people agreed to, whose data was erased, and which mails are forgotten once they are sent. */
export async function up(db: Kysely<unknown>, { id, timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('consents')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('contact_key', 'text', (col) => col.notNull())
    .addColumn('lead_id', id)
    .addColumn('testimonial_id', id)
    .addColumn('occasion', 'text', (col) => col.notNull())
    .addColumn('wording', 'text', (col) => col.notNull())
    .addColumn('locale', 'text', (col) => col.notNull())
    .addColumn('given_at', timestamp, (col) => col.notNull())
    .addColumn('withdrawn_at', timestamp)
    .execute()
  await db.schema.createIndex('consents_by_contact').on('consents').column('contact_key').execute()
  await db.schema.createIndex('consents_by_lead').on('consents').column('lead_id').execute()
  await db.schema.createIndex('consents_by_testimonial').on('consents').column('testimonial_id').execute()

  await db.schema
    .createTable('erasures')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('contact_key', 'text', (col) => col.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('counts', 'text', (col) => col.notNull())
    .addColumn('erased_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema.createIndex('erasures_by_contact').on('erasures').column('contact_key').execute()

  await db.schema
    .createTable('emails_to_forget')
    .addColumn('email_id', id, (col) => col.primaryKey())
    .addColumn('forget_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema.createIndex('emails_to_forget_due').on('emails_to_forget').column('forget_at').execute()

  // Somebody's rows are found by their address without reading them all.
  await sql`create index demo_bookings_by_address on demo_bookings (lower(email))`.execute(db)
}
