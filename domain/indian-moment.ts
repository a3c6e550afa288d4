import { readDay } from './address-values.ts'

/** India's clocks are five and a half hours ahead all year. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000

/** When a day counts as begun for whoever works. */
const MORNING = '09:00'

/** `2026-11-21T20:00:00Z` → `01:30`: the time it is in Delhi. */
export function indianTime(iso: string): string {
  return new Date(Date.parse(iso) + AHEAD_MS).toISOString().slice(11, 16)
}

/** The moment when clocks in Delhi show that day and time; nothing for what no calendar or clock shows. */
export function momentInIndia(day: string, time: string = MORNING): string | undefined {
  if (!readDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  return new Date(Date.parse(`${day}T${time}:00.000Z`) - AHEAD_MS).toISOString()
}
