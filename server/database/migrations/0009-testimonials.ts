import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(
  db: Kysely<unknown>,
  { id, timestamp, boolean, now, newId }: ColumnTypes,
): Promise<void> {
  // The specification's table: it may be there already, in a hosted database that is taken over.
  await db.schema
    .createTable('testimonials')
    .ifNotExists()
    .addColumn('id', id, (col) => col.primaryKey().defaultTo(newId))
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('company', 'text')
    .addColumn('role', 'text')
    .addColumn('content', 'text', (col) => col.notNull())
    .addColumn('rating', 'integer', (col) => col.notNull().check(sql`rating between 1 and 5`))
    .addColumn('service_type', 'text', (col) => col.notNull())
    .addColumn('project_details', 'text')
    .addColumn('status', 'text', (col) => col.notNull().defaultTo('pending'))
    .addColumn('photo_url', 'text')
    .addColumn('video_url', 'text')
    .addColumn('featured', boolean, (col) =>
      col.notNull().defaultTo(boolean === 'boolean' ? sql`false` : sql`0`),
    )
    .addColumn('created_at', timestamp, (col) => col.notNull().defaultTo(now))
    .addColumn('updated_at', timestamp, (col) => col.notNull().defaultTo(now))
    .execute()
  await db.schema
    .createIndex('testimonials_newest')
    .ifNotExists()
    .on('testimonials')
    .columns(['created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('testimonials_by_status')
    .ifNotExists()
    .on('testimonials')
    .columns(['status', 'created_at'])
    .execute()
  await db.schema
    .createIndex('testimonials_by_address')
    .ifNotExists()
    .on('testimonials')
    .expression(sql`lower(email)`)
    .execute()

  await db.schema
    .createTable('testimonial_details')
    .addColumn('testimonial_id', id, (col) =>
      col.primaryKey().references('testimonials.id').onDelete('cascade'),
    )
    .addColumn('name_shown', 'text', (col) => col.notNull().defaultTo('full'))
    .addColumn('consented_at', timestamp)
    .addColumn('consent_version', 'text')
    .addColumn('locale', 'text', (col) => col.notNull().defaultTo('en'))
    .addColumn('verified_at', timestamp)
    .addColumn('lead_id', id)
    .addColumn('request_id', id)
    .addColumn('photo_key', 'text')
    .addColumn('own_words', 'text')
    .addColumn('text_key', 'text')
    .addColumn('flags', 'text', (col) => col.notNull().defaultTo('[]'))
    .addColumn('tags', 'text', (col) => col.notNull().defaultTo('[]'))
    .addColumn('reply', 'text')
    .addColumn('replied_at', timestamp)
    .addColumn('previous_status', 'text')
    .addColumn('previous_featured', boolean)
    .addColumn('moderated_at', timestamp)
    .execute()
  await db.schema
    .createIndex('testimonial_details_by_text')
    .on('testimonial_details')
    .column('text_key')
    .execute()
  await db.schema
    .createIndex('testimonial_details_by_photo')
    .on('testimonial_details')
    .column('photo_key')
    .execute()

  await db.schema
    .createTable('testimonial_edits')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('testimonial_id', id, (col) => col.notNull().references('testimonials.id').onDelete('cascade'))
    .addColumn('content', 'text', (col) => col.notNull())
    .addColumn('project_details', 'text')
    .addColumn('edited_by', 'text', (col) => col.notNull())
    .addColumn('edited_at', timestamp, (col) => col.notNull())
    .execute()
  await db.schema
    .createIndex('testimonial_edits_by_testimonial')
    .on('testimonial_edits')
    .columns(['testimonial_id', 'edited_at'])
    .execute()

  await db.schema
    .createTable('deleted_testimonials')
    .addColumn('id', id, (col) => col.primaryKey())
    .addColumn('payload', 'text', (col) => col.notNull())
    .addColumn('photo_key', 'text')
    .addColumn('deleted_at', timestamp, (col) => col.notNull())
    .execute()

  await db.schema
    .createTable('testimonial_requests')
    .addColumn('lead_id', id, (col) => col.primaryKey())
    .addColumn('id', id, (col) => col.notNull().unique())
    .addColumn('token_hash', 'text', (col) => col.notNull().unique())
    .addColumn('service_type', 'text')
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('requested_at', timestamp, (col) => col.notNull())
    .addColumn('expires_at', timestamp, (col) => col.notNull())
    .addColumn('used_at', timestamp)
    .addColumn('testimonial_id', id)
    .execute()

  // Counts up with each change of what public pages show, so that every instance can tell.
  await db.schema
    .createTable('public_version')
    .addColumn('id', 'integer', (col) => col.primaryKey())
    .addColumn('version', 'integer', (col) => col.notNull())
    .execute()
  await sql`insert into public_version (id, version) values (1, 0)`.execute(db)

  await db.schema.alterTable('emails').addColumn('testimonial_id', id).execute()
  await db.schema.createIndex('emails_by_testimonial').on('emails').column('testimonial_id').execute()
}
