import { copy } from '#content/copy/copy.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { sayClock, sayDay, sayZone } from '#domain/bookings/say-time.ts'
import type { Locale } from '#domain/locale.ts'
import { fillText } from '#domain/text/fill-text.ts'

/** Returns a moment in a time zone as text: `Monday 23 November 2026, 10:00 am IST`. */
export function describeSlot(startsAt: string, timeZone: string, locale: Locale = 'en'): string {
  const { facts } = copy[locale].booking
  const { calendar } = copy[locale].book.form.picker
  const { date, time } = clockTime(startsAt, timeZone)
  return fillText(facts.moment, {
    day: `${sayDay(date, calendar)} ${date.slice(0, 4)}`,
    time: sayClock(time, calendar),
    zone: sayZone(timeZone, calendar),
  })
}
