import { monthWords, weekdayWords } from '#content/office/booking-words.ts'
import { weekdays } from '#domain/bookings/availability.ts'
import { weekdayOf } from '#domain/bookings/say-time.ts'

// Put together here from numbers: server and browser may hold different versions of the languages' own patterns,
// and a page must read the same in both.
function partsOf(date: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const weekday = weekdays[weekdayOf(date)] ?? 'monday'
  return { year, month: monthWords[month - 1] ?? '', day, weekday: weekdayWords[weekday] }
}

/** `2026-11-23` → `Monday, 23 November 2026`. */
export function wholeDay(date: string): string {
  const { weekday, day, month, year } = partsOf(date)
  return `${weekday}, ${day} ${month} ${year}`
}

/** `2026-11-23` → `Mon, 23 Nov 2026`. */
export function shortDay(date: string): string {
  const { weekday, day, month, year } = partsOf(date)
  return `${weekday.slice(0, 3)}, ${day} ${month.slice(0, 3)} ${year}`
}

/** `2026-11-23` → `November 2026`. */
export function monthName(date: string): string {
  const { month, year } = partsOf(date)
  return `${month} ${year}`
}

/** `Asia/Kolkata` → `IST`; other time zones keep their names. */
export function zoneName(timeZone: string): string {
  return timeZone === 'Asia/Kolkata' ? 'IST' : timeZone
}
