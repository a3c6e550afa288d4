import { monthWords, weekdayWords } from '#content/office/booking-words.ts'
import { weekdays } from '#domain/bookings/availability.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { weekdayOf } from '#domain/bookings/say-time.ts'
import { addDays } from '#domain/indian-time.ts'

// Built from numbers, because server and browser may have different versions of the languages' own patterns, and
// a page must read the same in both.
function partsOf(date: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const weekday = weekdays[weekdayOf(date)] ?? 'monday'
  return { year, month: monthWords[month - 1] ?? '', day, weekday: weekdayWords[weekday] }
}

/** `2026-11-23` → `Monday, 23 November 2026`, without the year if it is that of `today`. */
export function wholeDay(date: string, today = ''): string {
  const { weekday, day, month, year } = partsOf(date)
  return withYear(`${weekday}, ${day} ${month}`, year, today)
}

/** `2026-11-23` → `Mon, 23 Nov 2026`, without the year if it is that of `today`. */
export function shortDay(date: string, today = ''): string {
  const { weekday, day, month, year } = partsOf(date)
  return withYear(`${weekday.slice(0, 3)}, ${day} ${month.slice(0, 3)}`, year, today)
}

function withYear(written: string, year: number, today: string): string {
  return today.startsWith(`${year}-`) ? written : `${written} ${year}`
}

/** `2026-11-23` → `November 2026`. */
export function monthName(date: string): string {
  const { month, year } = partsOf(date)
  return `${month} ${year}`
}

/** Says how far off a demo is: `Today, in 40 minutes`, `Tomorrow, in 21 hours`, `In 5 days`; nothing once it has begun. */
export function sayUntil(startsAt: string, now: string, timeZone: string): string {
  const minutes = Math.round((Date.parse(startsAt) - Date.parse(now)) / 60_000)
  if (minutes <= 0) return ''
  const today = clockTime(now, timeZone).date
  const day = clockTime(startsAt, timeZone).date
  const hours = Math.round(minutes / 60)
  const wait = minutes < 60 ? `in ${counted(minutes, 'minute')}` : `in ${counted(hours, 'hour')}`
  if (day === today) return `Today, ${wait}`
  if (day === addDays(today, 1)) return `Tomorrow, ${wait}`
  return `In ${Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)} days`
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** `Asia/Kolkata` → `IST`; other time zones keep their names. */
export function zoneName(timeZone: string): string {
  return timeZone === 'Asia/Kolkata' ? 'IST' : timeZone
}
