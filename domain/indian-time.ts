import { readDay } from './address-values.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// India has one time zone without daylight saving time.
const OFFSET_MS = 330 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Start of the working day, used if no time is given. */
const MORNING = '09:00'

/** Formats the date in India: `2026-11-21T20:00:00Z` → `22 Nov 2026`. */
export function formatDay(iso: string): string {
  const [year, month, day] = indianDay(iso).split('-').map(Number)
  return `${day} ${months[Number(month) - 1]} ${year}`
}

/** Returns the wall-clock time in India: `2026-11-21T20:00:00Z` → `01:30`. */
export function indianTime(iso: string): string {
  return inIndia(iso).slice(11, 16)
}

/** Formats a wall-clock time with the 12-hour clock: `13:00` → `1:00 pm`. */
export function formatClock(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`
}

/** Formats a span of wall-clock times: `11:00–11:30 am` or `11:30 am–12:00 pm`. */
export function formatSpan(from: string, to: string): string {
  const [start, end] = [formatClock(from), formatClock(to)]
  return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start}–${end}`
}

/** Formats the time in India: `2026-11-21T20:00:00Z` → `1:30 am`. */
export function formatTime(iso: string): string {
  return formatClock(indianTime(iso))
}

/** Formats date and time in India: `2026-11-21T20:00:00Z` → `22 Nov 2026, 1:30 am`. */
export function formatDayAndTime(iso: string): string {
  return `${formatDay(iso)}, ${formatTime(iso)}`
}

/**
 * Formats a day relative to `now`: `today`, `yesterday`, `tomorrow`, `19 Nov`, with the year if it differs.
 */
export function sayDay(iso: string, now: string): string {
  const day = indianDay(iso)
  const today = indianDay(now)
  const near = [-1, 0, 1].findIndex((days) => addDays(today, days) === day)
  if (near >= 0) return ['yesterday', 'today', 'tomorrow'][near] ?? ''
  const written = formatDay(iso)
  return day.slice(0, 4) === today.slice(0, 4) ? written.slice(0, -5) : written
}

/** Formats a past moment in a few characters: `10:42 am`, `Yesterday`, `12 Nov`, with the year if it differs. */
export function sayBriefly(iso: string, now: string): string {
  const day = sayDay(iso, now)
  if (day === 'today') return formatTime(iso)
  return day === 'yesterday' ? 'Yesterday' : day
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Formats how long someone has waited: `4 min` or `2 h`; after a day only since which day. */
export function sayWait(since: string, now: string): string {
  const waited = Math.max(0, Date.parse(now) - Date.parse(since))
  if (waited < HOUR_MS) return `${Math.floor(waited / MINUTE_MS)} min`
  if (waited < 24 * HOUR_MS) return `${Math.floor(waited / HOUR_MS)} h`
  return `since ${sayDay(since, now)}`
}

/** Formats a relative day and the time: `today, 3:30 pm`. */
export function sayDayAndTime(iso: string, now: string): string {
  return `${sayDay(iso, now)}, ${formatTime(iso)}`
}

/** Returns the calendar day in India: `2026-11-21T20:00:00Z` → `2026-11-22`. */
export function indianDay(iso: string): string {
  return inIndia(iso).slice(0, 10)
}

function inIndia(iso: string): string {
  return new Date(Date.parse(iso) + OFFSET_MS).toISOString()
}

/** Returns the moment of an Indian day and time as ISO 8601, or undefined if either is invalid. */
export function momentInIndia(day: string, time: string = MORNING): string | undefined {
  if (!readDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  return new Date(Date.parse(`${day}T${time}:00.000Z`) - OFFSET_MS).toISOString()
}

/** Returns the moment when a day, or the one `later` days after it, begins in India. */
export function startOfIndianDay(day: string, later = 0): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS + later * DAY_MS).toISOString()
}

/** Adds days to a day: `2026-11-30`, 2 → `2026-12-02`; negative numbers go back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
