import type { Insertable } from 'kysely'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { newBookingId } from '#server/bookings/booking-id.ts'
import type { DemoBookingsTable } from '#server/database/booking-tables.ts'
import type { Database } from '#server/database/open-database.ts'

type NewBooking = Insertable<DemoBookingsTable>

const ZONE = 'Asia/Kolkata'

/** Returns a booking's row; a test states only what matters to it. */
export function buildBookingRow(changes: Partial<NewBooking> = {}): NewBooking {
  const startsAt = changes.starts_at ?? '2026-11-24T10:00:00.000Z'
  const status = changes.status ?? 'booked'
  return {
    id: newBookingId(),
    lead_id: null,
    conversation_id: null,
    name: 'Asha Verma',
    email: 'asha@example.test',
    company: null,
    phone: '+91 98765 43210',
    service: 'ai-chatbots',
    ...clockTime(startsAt, ZONE),
    time_zone: ZONE,
    starts_at: startsAt,
    minutes: 30,
    slot: status === 'cancelled' ? null : startsAt,
    status,
    sequence: 0,
    visitor_time_zone: null,
    message: 'We run a dental clinic in Saket and miss calls after eight.',
    cancel_reason: null,
    notes: null,
    locale: 'en',
    created_at: '2026-11-20T10:00:00.000Z',
    updated_at: '2026-11-20T10:00:00.000Z',
    ...changes,
  }
}

export async function insertBookings(database: Database, rows: NewBooking[]): Promise<void> {
  if (rows.length === 0) return
  await database.write(async (trx) => {
    await trx.insertInto('demo_bookings').values(rows).execute()
  })
}

/** Returns the moment, some days from now, at which clocks in Delhi show this time. */
export function inDays(days: number, time: string): string {
  const { date } = clockTime(new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString(), ZONE)
  return new Date(`${date}T${time}:00+05:30`).toISOString()
}
