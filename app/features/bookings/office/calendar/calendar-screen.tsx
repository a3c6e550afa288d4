import { zoneName } from '#app/office/day-words.ts'
import type { CalendarPlace } from '#domain/bookings/calendar.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import type { BookingRow } from '#server/bookings/list-bookings.ts'
import { BookingsPage } from '../bookings-page.tsx'
import { useFreshNow } from '../use-fresh-now.ts'
import { Month } from './month.tsx'
import { Week, type WeekProps } from './week.tsx'

type Props = Omit<WeekProps, 'date' | 'byDay' | 'today'> & { place: CalendarPlace; bookings: BookingRow[] }

/** The bookings of a week or a month. */
export function CalendarScreen({ place, bookings, clock, ...rest }: Props) {
  useFreshNow()
  const today = clockTime(clock.now, clock.timeZone).date
  const byDay = new Map<string, BookingRow[]>()
  for (const booking of bookings) {
    const { date } = clockTime(booking.startsAt, clock.timeZone)
    byDay.set(date, [...(byDay.get(date) ?? []), booking])
  }
  const shown = { ...rest, date: place.date, byDay, clock, today }
  return (
    <BookingsPage view={place.view} date={place.date} today={today}>
      {place.view === 'week' ? (
        <Week {...shown} />
      ) : (
        <>
          <Month {...shown} />
          <p className="px-4 py-2 text-faint text-xs">Times in {zoneName(clock.timeZone)}</p>
        </>
      )}
    </BookingsPage>
  )
}
