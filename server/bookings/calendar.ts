import type { Availability } from '#domain/bookings/availability.ts'
import {
  type Busy,
  type DaySlots,
  freeSlots,
  judgeSlot,
  nearestSlots,
  startOfDay,
} from '#domain/bookings/slots.ts'
import { addDays } from '#server/clock.ts'
import type { Db, Trx } from '#server/database/open-database.ts'
import { endOf } from './stored-booking.ts'

const LOCK = 'bookings.calendar'
const NEAREST = 5
/** Longer than any demo with its buffers: what begins further away touches nothing. */
const REACH_DAYS = 1

/**
 * Lets one change of the calendar happen at a time, whatever instance it comes from: the row stays locked until
 * the transaction ends, and what is read after this is what everybody before has left.
 */
export async function lockCalendar(trx: Trx, now: Date): Promise<void> {
  const at = now.toISOString()
  await trx
    .insertInto('site_settings')
    .values({ key: LOCK, value: '{}', updated_at: at, updated_by: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updated_at: at }))
    .execute()
}

type Span = { from: Date; to: Date; except?: string | undefined }

/** The demos that are in the calendar between two moments, but for one. */
export async function readBusy(db: Db | Trx, { from, to, except }: Span): Promise<Busy[]> {
  let busy = db
    .selectFrom('demo_bookings')
    .select(['starts_at', 'minutes'])
    .where('status', '<>', 'cancelled')
    .where('starts_at', '>=', addDays(from, -REACH_DAYS).toISOString())
    .where('starts_at', '<=', addDays(to, REACH_DAYS).toISOString())
  if (except) busy = busy.where('id', '<>', except)
  const rows = await busy.execute()
  return rows.map(({ starts_at, minutes }) => ({ startsAt: starts_at, endsAt: endOf(starts_at, minutes) }))
}

/** All that can be booked now; `except` is a booking that is about to leave its place. */
export async function readFreeDays(
  db: Db | Trx,
  availability: Availability,
  now: Date,
  except?: string,
): Promise<DaySlots[]> {
  // Where the business is, the last day ends up to a day later than here.
  const to = addDays(now, availability.horizonDays + REACH_DAYS)
  return freeSlots(availability, now, await readBusy(db, { from: now, to, except }))
}

type Wanted = { date: string; time: string }

/** The slot at a wall time of the business, and what speaks against it. */
export async function judge(
  db: Db | Trx,
  availability: Availability,
  wanted: Wanted,
  now: Date,
  except?: string,
) {
  const day = new Date(startOfDay(wanted.date, availability.timeZone))
  return judgeSlot(availability, wanted, now, await readBusy(db, { from: day, to: addDays(day, 1), except }))
}

/** The free moments nearest to one that can't be had, in the order of time. */
export async function readNearest(
  db: Db | Trx,
  availability: Availability,
  wanted: Wanted,
  now: Date,
  except?: string,
): Promise<string[]> {
  const days = await readFreeDays(db, availability, now, except)
  // As near as can be reckoned also where clocks jump over that time.
  const [hours = 0, minutes = 0] = wanted.time.split(':').map(Number)
  const moment = Date.parse(startOfDay(wanted.date, availability.timeZone)) + (hours * 60 + minutes) * 60_000
  return nearestSlots(days, new Date(moment), NEAREST).map(({ startsAt }) => startsAt)
}
