import type { Viewer } from '#domain/accounts/viewer.ts'
import type { BookingFilters } from '#domain/bookings/booking-filters.ts'
import { startOfDay } from '#domain/bookings/slots.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { contains } from '#server/database/contains.ts'
import type { Database } from '#server/database/open-database.ts'
import { loadAvailability } from './availability-settings.ts'
import { bookingColumns, toBooking } from './stored-booking.ts'

export const BOOKINGS_PER_PAGE = 25
const MOST_IN_CALENDAR = 1_000

type Dependencies = { database: Database; clock: Clock }

/** The bookings that the filters leave, in the order of their start, one page of them. */
export async function listBookings(
  { database }: Dependencies,
  viewer: Viewer | undefined,
  filters: BookingFilters,
) {
  authorize(viewer, 'bookings:read')
  const { availability } = await loadAvailability(database.db)
  const matching = narrow(database, filters, availability.timeZone)
  const direction = filters.order === 'latest' ? 'desc' : 'asc'
  const [rows, { total }] = await Promise.all([
    matching
      .select(bookingColumns)
      .orderBy('starts_at', direction)
      .orderBy('id', direction)
      .limit(BOOKINGS_PER_PAGE)
      .offset((filters.page - 1) * BOOKINGS_PER_PAGE)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    bookings: rows.map(toBooking),
    total: Number(total),
    page: filters.page,
    pages: Math.max(1, Math.ceil(Number(total) / BOOKINGS_PER_PAGE)),
    timeZone: availability.timeZone,
  }
}

/** All bookings of some days of the business's zone, both included, in the order of their start. */
export async function bookingsOfDays(
  { database }: Dependencies,
  viewer: Viewer | undefined,
  days: { from: string; to: string },
) {
  authorize(viewer, 'bookings:read')
  const { availability } = await loadAvailability(database.db)
  const rows = await narrow(database, { search: '', page: 1, ...days }, availability.timeZone)
    .select(bookingColumns)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST_IN_CALENDAR)
    .execute()
  return { bookings: rows.map(toBooking), timeZone: availability.timeZone }
}

/** How many demos are still to come. */
export async function countUpcoming({ database, clock }: Dependencies, viewer: Viewer | undefined) {
  authorize(viewer, 'bookings:read')
  const { total } = await database.db
    .selectFrom('demo_bookings')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', '=', 'booked')
    .where('starts_at', '>=', clock().toISOString())
    .executeTakeFirstOrThrow()
  return Number(total)
}

function narrow({ db, kind }: Database, { search, status, from, to }: BookingFilters, timeZone: string) {
  let rows = db.selectFrom('demo_bookings')
  if (status) rows = rows.where('status', '=', status)
  if (from) rows = rows.where('starts_at', '>=', startOfDay(from, timeZone))
  if (to) rows = rows.where('starts_at', '<', startOfDay(to, timeZone, 1))
  if (search) {
    const searched = ['name', 'email', 'company', 'phone', 'id'] as const
    rows = rows.where((eb) => eb.or(searched.map((column) => contains(kind, eb.ref(column), search))))
  }
  return rows
}
