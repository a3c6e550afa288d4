import { monthWords, weekdayWords } from '#content/office/booking-words.ts'
import { weekdays } from '#domain/bookings/availability.ts'
import { weekdayOf } from '#domain/bookings/say-time.ts'

/** `2026-11-23` → `Monday, 23 November`. */
export function nameDay(date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  const weekday = weekdays[weekdayOf(date)] ?? 'monday'
  return `${weekdayWords[weekday]}, ${day} ${monthWords[month - 1] ?? ''}`
}
