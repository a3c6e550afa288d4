import { readDay } from './address-values.ts'

/** India is five and a half hours ahead of UTC all year. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000

/** Start of the working day, used if no time is given. */
const MORNING = '09:00'

/** Returns the time of day in India: `2026-11-21T20:00:00Z` → `01:30`. */
export function indianTime(iso: string): string {
  return new Date(Date.parse(iso) + AHEAD_MS).toISOString().slice(11, 16)
}

/** Returns the moment of an Indian day and time as ISO 8601, or undefined if either is invalid. */
export function momentInIndia(day: string, time: string = MORNING): string | undefined {
  if (!readDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  return new Date(Date.parse(`${day}T${time}:00.000Z`) - AHEAD_MS).toISOString()
}
