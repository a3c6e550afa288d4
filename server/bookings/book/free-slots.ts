import type { Availability } from '#domain/bookings/availability.ts'
import type { DaySlots } from '#domain/bookings/slots.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { readFreeDays } from '../calendar/calendar.ts'
import { loadAvailability } from './availability-settings.ts'

/** Free slots: days in the time zone of the business, each with start times in ISO 8601. */
export type FreeSlots = {
  timeZone: string
  slotMinutes: number
  days: { date: string; starts: string[] }[]
}

export async function readFreeSlots({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): Promise<FreeSlots> {
  const { availability } = await loadAvailability(database.db)
  return toFreeSlots(availability, await readFreeDays(database.db, availability, clock()))
}

/** `without`: a start time to exclude, such as the booking's current one. */
export function toFreeSlots(
  { timeZone, slotMinutes }: Availability,
  days: readonly DaySlots[],
  without?: string,
): FreeSlots {
  return {
    timeZone,
    slotMinutes,
    days: days
      .map(({ date, slots }) => ({
        date,
        starts: slots.map(({ startsAt }) => startsAt).filter((startsAt) => startsAt !== without),
      }))
      .filter(({ starts }) => starts.length > 0),
  }
}
