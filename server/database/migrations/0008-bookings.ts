import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('demo_bookings')
    .addColumn('minutes', 'integer', (col) => col.notNull().defaultTo(30))
    .execute()
  await db.schema
    .alterTable('demo_bookings')
    .addColumn('sequence', 'integer', (col) => col.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('demo_bookings').addColumn('visitor_time_zone', 'text').execute()
  await db.schema.alterTable('demo_bookings').addColumn('cancel_reason', 'text').execute()
  await db.schema.alterTable('demo_bookings').addColumn('slot', timestamp).execute()

  await sql`update demo_bookings set status = 'booked' where status in ('requested', 'confirmed')`.execute(db)
  await sql`update demo_bookings set status = 'held' where status = 'done'`.execute(db)
  // Wishes of before could be for the same time: all stay, the first one holds the slot.
  await sql`
    update demo_bookings set slot = starts_at
    where status = 'booked' and not exists (
      select 1 from demo_bookings as other
      where other.status = 'booked' and other.starts_at = demo_bookings.starts_at
        and (other.created_at < demo_bookings.created_at
          or (other.created_at = demo_bookings.created_at and other.id < demo_bookings.id))
    )`.execute(db)
  await db.schema
    .createIndex('demo_bookings_slot')
    .unique()
    .on('demo_bookings')
    .column('slot')
    .where('slot' as never, 'is not', null)
    .execute()
  // The calendar is read by time, whatever became of the demos.
  await db.schema
    .createIndex('demo_bookings_calendar')
    .on('demo_bookings')
    .columns(['starts_at', 'id'])
    .execute()

  await db.schema
    .alterTable('emails')
    .addColumn('booking_id', 'text', (col) => col.references('demo_bookings.id').onDelete('cascade'))
    .execute()
  await db.schema.alterTable('emails').addColumn('planned_at', timestamp).execute()
  await db.schema.alterTable('emails').addColumn('expires_at', timestamp).execute()
  await db.schema.createIndex('emails_by_booking').on('emails').column('booking_id').execute()
}
