import { copy } from '#content/copy/copy.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { sayMoment } from '#domain/bookings/say-time.ts'
import type { Locale } from '#domain/locale.ts'

/** Returns a moment in a time zone as text: `Monday 23 November 2026, 10:00 am IST`. */
export function describeSlot(startsAt: string, timeZone: string, locale: Locale = 'en'): string {
  const { booking, book } = copy[locale]
  const year = clockTime(startsAt, timeZone).date.slice(0, 4)
  const text = booking.facts.moment.replace('{day}', `{day} ${year}`)
  return sayMoment(text, startsAt, timeZone, book.form.picker.calendar)
}
