import type { Viewer } from '#domain/accounts/viewer.ts'
import { type Availability, weekdays } from '#domain/bookings/availability.ts'
import { contactedAbout } from '#domain/bookings/booking.ts'
import { type BookingFilters, DAYS_AHEAD, type DaySpan, daysOf } from '#domain/bookings/booking-filters.ts'
import { type CalendarPlace, placeBeside, weekOf, weeksShown } from '#domain/bookings/calendar.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { weekdayOf } from '#domain/bookings/say-time.ts'
import { startOfDay } from '#domain/bookings/slots.ts'
import { describePhone } from '#domain/contact/phone-number.ts'
import { readSearchWords } from '#domain/leads/search/search-words.ts'
import { pick } from '#domain/pick.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { contains } from '#server/database/contains.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { withWithdrawnAt } from '#server/privacy/may-contact.ts'
import { loadAvailability } from './book/availability-settings.ts'
import { readFreeDays } from './calendar/calendar.ts'
import { type Booking, bookingColumns, toBooking } from './stored-booking.ts'

export const BOOKINGS_PER_PAGE = 25
const MOST_IN_CALENDAR = 1_000

type Dependencies = { database: Database; clock: Clock }

/** The time zone of the business, and its current local time. */
export type BusinessClock = { timeZone: string; now: string }

/** Returns one page of the filtered bookings, ordered by start. */
export async function listBookings(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  filters: BookingFilters,
) {
  authorize(viewer, 'bookings:read')
  const { timeZone, now } = await readClock(database, clock)
  const days = daysOf(filters.when, clockTime(now, timeZone).date)
  const matching = narrow(database, filters, days, timeZone)
  const direction = days.latestFirst ? 'desc' : 'asc'
  const [rows, { total }, unmarked] = await Promise.all([
    matching
      .select(bookingColumns)
      .orderBy('starts_at', direction)
      .orderBy('id', direction)
      .limit(BOOKINGS_PER_PAGE)
      .offset((filters.page - 1) * BOOKINGS_PER_PAGE)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    filters.when === undefined ? countRows(booked(database, { before: startOfDayIn({ timeZone, now }) })) : 0,
  ])
  return {
    bookings: await withWithdrawnAt(database.db, rows.map(toRow), contactedAbout(now)),
    total: Number(total),
    pages: Math.max(1, Math.ceil(Number(total) / BOOKINGS_PER_PAGE)),
    clock: { timeZone, now },
    /** Number of earlier demos without an outcome, if the list begins with today. */
    unmarked,
  }
}

/** Returns a week or a month with its days off; without a day, the current one, or the next week after the last working day. */
export async function readCalendar(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { view, date }: { view: CalendarPlace['view']; date: string | undefined },
) {
  authorize(viewer, 'bookings:read')
  const { availability } = await loadAvailability(database.db)
  const { timeZone, daysOff, weekly, slotMinutes } = availability
  const now = clock().toISOString()
  const free = view === 'week' ? await readFreeDays(database.db, availability, clock()) : []
  const place = { view, date: date ?? (await dayToShow(database, availability, { view, now })) }
  const shown = weeksShown(place).flat()
  const [from = place.date, to = place.date] = [shown[0], shown.at(-1)]
  const rows = await narrow(database, { search: '' }, { from, to }, timeZone)
    .select(bookingColumns)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST_IN_CALENDAR)
    .execute()
  const off = daysOff.filter((day) => shown.includes(day.date))
  return {
    place,
    bookings: rows.map(toRow),
    clock: { timeZone, now },
    weekly,
    slotMinutes,
    /** The free slots of the shown days. */
    free: free.filter((day) => shown.includes(day.date)),
    /** The reasons of the days off, by day. */
    daysOff: Object.fromEntries(off.map((day) => [day.date, day.note ?? ''])),
  }
}

/** Returns today, or next Monday if nothing can be booked or takes place in what is left of the week. */
async function dayToShow(
  database: Database,
  { timeZone, weekly, daysOff }: Availability,
  { view, now }: { view: CalendarPlace['view']; now: string },
): Promise<string> {
  const today = clockTime(now, timeZone).date
  const isOpen = (day: string) =>
    weekly[weekdays[weekdayOf(day)] ?? 'monday'].length > 0 && !daysOff.some(({ date }) => date === day)
  const week = weekOf(today)
  const monday = placeBeside({ view: 'week', date: week[0] ?? today }, 1).date
  const isWeekOver = !week.some((day) => day >= today && isOpen(day)) && weekOf(monday).some(isOpen)
  if (view === 'month' || !isWeekOver) return today
  const before = startOfDay(monday, timeZone)
  return (await countRows(booked(database, { from: now, before }))) > 0 ? today : monday
}

/** A lead, or a chat. */
type BookingsOf = { leadId: string } | { conversationId: string }

/** Returns the demos of a lead or a chat, latest first. */
export async function bookingsOf(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  whose: BookingsOf,
) {
  authorize(viewer, 'bookings:read')
  if ('leadId' in whose && !isRowId(whose.leadId)) return []
  const rows = database.db.selectFrom('demo_bookings').select(['id', 'starts_at', 'service', 'status'])
  return (
    'leadId' in whose
      ? rows.where('lead_id', '=', whose.leadId)
      : rows.where('conversation_id', '=', whose.conversationId)
  )
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Returns the number of demos within the next seven days, including today, and of past ones without an outcome. */
export async function countDue({ database, clock }: Dependencies, viewer: Viewer | undefined) {
  authorize(viewer, 'bookings:read')
  const business = await readClock(database, clock)
  return countRows(booked(database, { before: startOfDayIn(business, DAYS_AHEAD + 1) }))
}

/**
 * Returns the demos that need attention, ordered by start: `due` are those of today and past ones without an outcome,
 * `coming` those of the following six days.
 */
export async function listDue({ database, clock }: Dependencies, viewer: Viewer | undefined, limit: number) {
  authorize(viewer, 'bookings:read')
  const { timeZone, now } = await readClock(database, clock)
  const tomorrow = startOfDayIn({ timeZone, now }, 1)
  const list = async (span: { from?: string; before: string }) => {
    const wanted = booked(database, span)
    const [rows, total] = await Promise.all([
      wanted.select(bookingColumns).orderBy('starts_at').orderBy('id').limit(limit).execute(),
      countRows(wanted),
    ])
    return { bookings: await withWithdrawnAt(database.db, rows.map(toRow), contactedAbout(now)), total }
  }
  const [due, coming] = await Promise.all([
    list({ before: tomorrow }),
    list({ from: tomorrow, before: startOfDayIn({ timeZone, now }, DAYS_AHEAD + 1) }),
  ])
  return { due, coming, clock: { timeZone, now } }
}

function booked({ db }: Database, { from, before }: { from?: string; before: string }) {
  const rows = db.selectFrom('demo_bookings').where('status', '=', 'booked').where('starts_at', '<', before)
  return from ? rows.where('starts_at', '>=', from) : rows
}

function startOfDayIn({ timeZone, now }: BusinessClock, later = 0): string {
  return startOfDay(clockTime(now, timeZone).date, timeZone, later)
}

async function countRows(rows: ReturnType<typeof booked>): Promise<number> {
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

async function readClock(database: Database, clock: Clock) {
  const { availability } = await loadAvailability(database.db)
  return { timeZone: availability.timeZone, now: clock().toISOString() }
}

const inLists = [
  'id',
  'name',
  'email',
  'company',
  'service',
  'status',
  'startsAt',
  'endsAt',
  'leadId',
  'conversationId',
  'sequence',
] as const satisfies (keyof Booking)[]

/** A booking in lists and calendars. */
export type BookingRow = ReturnType<typeof toRow> & { withdrawnAt?: string | null }

function toRow(row: Parameters<typeof toBooking>[0]) {
  const booking = toBooking(row)
  return { ...pick(booking, inLists), phoneContact: describePhone(booking.phone) }
}

type Wanted = Pick<BookingFilters, 'search' | 'status'>

function narrow({ db, kind }: Database, { search, status }: Wanted, { from, to }: DaySpan, timeZone: string) {
  let rows = db.selectFrom('demo_bookings')
  if (status) rows = rows.where('status', '=', status)
  if (from) rows = rows.where('starts_at', '>=', startOfDay(from, timeZone))
  if (to) rows = rows.where('starts_at', '<', startOfDay(to, timeZone, 1))
  if (search) {
    const searched = ['name', 'email', 'company', 'phone', 'id'] as const
    const number = readSearchWords(search)?.phone
    rows = rows.where((eb) =>
      eb.or([
        ...searched.map((column) => contains(kind, eb.ref(column), search)),
        ...(number ? [contains(kind, eb.ref('phone'), number)] : []),
      ]),
    )
  }
  return rows
}
