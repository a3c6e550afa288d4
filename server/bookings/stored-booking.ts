import type { Selectable } from 'kysely'
import type { DemoBookingsTable } from '#server/database/booking-tables.ts'
import type { Db, Trx } from '#server/database/open-database.ts'

export const bookingColumns = [
  'id',
  'lead_id',
  'conversation_id',
  'name',
  'email',
  'company',
  'phone',
  'service',
  'date',
  'time',
  'time_zone',
  'starts_at',
  'minutes',
  'status',
  'sequence',
  'visitor_time_zone',
  'message',
  'cancel_reason',
  'notes',
  'locale',
  'created_at',
  'updated_at',
] as const satisfies (keyof DemoBookingsTable)[]

type Row = Pick<Selectable<DemoBookingsTable>, (typeof bookingColumns)[number]>

/** A booking in the server's format. Moments are ISO 8601; `date` and `time` are in `timeZone`. */
export type Booking = ReturnType<typeof toBooking>

export function toBooking(row: Row) {
  return {
    id: row.id,
    leadId: row.lead_id ?? undefined,
    conversationId: row.conversation_id ?? undefined,
    name: row.name,
    email: row.email,
    company: row.company ?? undefined,
    phone: row.phone ?? undefined,
    service: row.service,
    message: row.message ?? undefined,
    date: row.date,
    time: row.time,
    timeZone: row.time_zone,
    startsAt: row.starts_at,
    endsAt: endOf(row.starts_at, row.minutes),
    visitorTimeZone: row.visitor_time_zone ?? undefined,
    status: row.status,
    sequence: row.sequence,
    cancelReason: row.cancel_reason ?? undefined,
    notes: row.notes ?? '',
    locale: row.locale,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export async function findBooking(db: Db | Trx, id: string): Promise<Booking | undefined> {
  const row = await db
    .selectFrom('demo_bookings')
    .select(bookingColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toBooking(row)
}

export function endOf(startsAt: string, minutes: number): string {
  return new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()
}
