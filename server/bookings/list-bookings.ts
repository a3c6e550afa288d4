import type { Viewer } from '#domain/accounts/viewer.ts'
import { type BookingFilters, DAYS_AHEAD, type DaySpan, daysOf } from '#domain/bookings/booking-filters.ts'
import { type CalendarPlace, weeksShown } from '#domain/bookings/calendar.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { startOfDay } from '#domain/bookings/slots.ts'
import { readSearchWords } from '#domain/leads/search-words.ts'
import { describePhone } from '#domain/phone-number.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { contains } from '#server/database/contains.ts'
import type { Database } from '#server/database/open-database.ts'
import { withWithdrawnAt } from '#server/privacy/may-contact.ts'
import { loadAvailability } from './availability-settings.ts'
import { contactedAbout } from './contacted-about.ts'
import { bookingColumns, toBooking } from './stored-booking.ts'

export const BOOKINGS_PER_PAGE = 25
const MOST_IN_CALENDAR = 1_000

type Dependencies = { database: Database; clock: Clock }

/** The zone of the business, and what its clocks are to show now. */
export type BusinessClock = { timeZone: string; now: string }

/** The bookings that the filters leave, in the order of their start, one page of them. */
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
    /** How many of the days before wait to be marked, where the list begins with today. */
    unmarked,
  }
}

/** What a week or a month holds, its days off too. Without a day it is the one that holds today. */
export async function readCalendar(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { view, date }: { view: CalendarPlace['view']; date: string | undefined },
) {
  authorize(viewer, 'bookings:read')
  const { timeZone, now, daysOff } = await readClock(database, clock)
  const place = { view, date: date ?? clockTime(now, timeZone).date }
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
    /** What the days off are for, by day. */
    daysOff: Object.fromEntries(off.map((day) => [day.date, day.note ?? ''])),
  }
}

/** How many demos are to come within the next seven days, today included, or are over and not marked yet. */
export async function countDue({ database, clock }: Dependencies, viewer: Viewer | undefined) {
  authorize(viewer, 'bookings:read')
  const business = await readClock(database, clock)
  return countRows(booked(database, { before: startOfDayIn(business, DAYS_AHEAD + 1) }))
}

/**
 * What the team has to know of, in the order of its start: `due` are the demos of today and those of before that are
 * not marked yet, `coming` those of the following days, seven days in all.
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
  const { timeZone, daysOff } = availability
  return { timeZone, daysOff, now: clock().toISOString() }
}

/** What lists and calendars show of a booking. */
export type BookingRow = ReturnType<typeof toRow> & { withdrawnAt?: string | null }

function toRow(row: Parameters<typeof toBooking>[0]) {
  const { id, name, email, company, phone, service, status, startsAt, endsAt, leadId, conversationId } =
    toBooking(row)
  const phoneContact = describePhone(phone)
  return { id, name, email, company, phoneContact, service, status, startsAt, endsAt, leadId, conversationId }
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
