import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Which demo a webhook was told of: it may hang on a lead of somebody else, who does not go with it. */
export async function up(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('webhook_deliveries')
    .addColumn('booking_id', 'text', (col) => col.references('demo_bookings.id').onDelete('cascade'))
    .execute()
  const told =
    id === 'uuid'
      ? sql`payload::json #>> '{data,booking,id}'`
      : sql`json_extract(payload, '$.data.booking.id')`
  await sql`
    update webhook_deliveries
    set booking_id = (select demo_bookings.id from demo_bookings where demo_bookings.id = ${told})
    where event_type = 'booking.made'
  `.execute(db)
  await db.schema
    .createIndex('webhook_deliveries_by_booking_id')
    .on('webhook_deliveries')
    .column('booking_id')
    .execute()
}
