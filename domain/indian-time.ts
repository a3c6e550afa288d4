const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// Dates are built from numbers because server and browser may have different locale data, and a page must
// read the same in both.
function read(iso: string) {
  const found: Record<string, string> = {}
  for (const { type, value } of parts.formatToParts(new Date(iso))) found[type] = value
  const month = months[Number(found.month) - 1] ?? ''
  return { day: `${Number(found.day)} ${month} ${found.year}`, time: `${found.hour}:${found.minute}` }
}

/** Formats the date in India: `2026-11-21T20:00:00Z` → `22 Nov 2026`. */
export function formatDay(iso: string): string {
  return read(iso).day
}

/** Formats the time in India: `2026-11-21T20:00:00Z` → `01:30`. */
export function formatTime(iso: string): string {
  return read(iso).time
}

/** Formats date and time in India: `2026-11-21T20:00:00Z` → `22 Nov 2026, 01:30`. */
export function formatDayAndTime(iso: string): string {
  const { day, time } = read(iso)
  return `${day}, ${time}`
}

/**
 * Formats a day relative to `now`: `today`, `yesterday`, `tomorrow`, `19 Nov`, with the year if it differs.
 */
export function sayDay(iso: string, now: string): string {
  const day = indianDay(iso)
  const today = indianDay(now)
  const near = [-1, 0, 1].findIndex((days) => shiftDay(today, days) === day)
  if (near >= 0) return ['yesterday', 'today', 'tomorrow'][near] ?? ''
  const written = formatDay(iso)
  return day.slice(0, 4) === today.slice(0, 4) ? written.slice(0, -5) : written
}

/** Formats a relative day and the time: `today, 15:30`. */
export function sayDayAndTime(iso: string, now: string): string {
  return `${sayDay(iso, now)}, ${read(iso).time}`
}

// India has one time zone without daylight saving time.
const OFFSET_MS = 330 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Returns the calendar day in India: `2026-11-21T20:00:00Z` → `2026-11-22`. */
export function indianDay(iso: string): string {
  return new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 10)
}

/** Returns the moment when a day, or the one `later` days after it, begins in India. */
export function startOfIndianDay(day: string, later = 0): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS + later * DAY_MS).toISOString()
}

/** Adds days to a day; negative numbers go back. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
