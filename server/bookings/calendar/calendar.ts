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
import { endOf } from '../stored-booking.ts'

const LOCK = 'bookings.calendar'
const NEAREST = 5
/** Longer than any demo with its buffers, so bookings further away cannot overlap. */
const REACH_DAYS = 1

/**
 * Locks the calendar until the transaction ends, so that changes happen one at a time across all instances and read
 * what the previous one wrote.
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

/** Returns the booked demos between two moments, except one. */
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

/** Returns all free slots; `except` is a booking that is about to be moved. */
export async function readFreeDays(
  db: Db | Trx,
  availability: Availability,
  now: Date,
  except?: string,
): Promise<DaySlots[]> {
  // In the time zone of the business, the last day may end up to a day later.
  const to = addDays(now, availability.horizonDays + REACH_DAYS)
  return freeSlots(availability, now, await readBusy(db, { from: now, to, except }))
}

type Wanted = { date: string; time: string }

/** Returns the slot at a local time of the business, and the objections to it. */
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

/** Returns the free slots nearest to one that is not available, in order of time. */
export async function readNearest(
  db: Db | Trx,
  availability: Availability,
  wanted: Wanted,
  now: Date,
  except?: string,
): Promise<string[]> {
  const days = await readFreeDays(db, availability, now, except)
  // If clocks skip that time, this is close enough.
  const [hours = 0, minutes = 0] = wanted.time.split(':').map(Number)
  const moment = Date.parse(startOfDay(wanted.date, availability.timeZone)) + (hours * 60 + minutes) * 60_000
  return nearestSlots(days, new Date(moment), NEAREST).map(({ startsAt }) => startsAt)
}

type RemovedDemo = { id: string; slot: string | null; startsAt: string; minutes: number }

/** Returns the removed demos whose time another booking has taken. */
export async function takenSlots(trx: Trx, demos: readonly RemovedDemo[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const { id, slot, startsAt, minutes } of demos) {
    if (slot === null) continue
    const endsAt = endOf(startsAt, minutes)
    const busy = await readBusy(trx, { from: new Date(startsAt), to: new Date(endsAt), except: id })
    if (busy.some((other) => other.startsAt < endsAt && other.endsAt > startsAt)) taken.add(id)
  }
  return taken
}
