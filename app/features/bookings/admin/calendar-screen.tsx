import { Link } from 'react-router'
import { type CalendarPlace, placeBeside, weekOf } from '#domain/bookings/calendar.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { BookingsHead } from './bookings-head.tsx'
import { monthName, shortDay } from './day-words.ts'
import { Month } from './month.tsx'
import { placeAddress } from './paths.ts'
import { useFreshNow } from './use-fresh-now.ts'
import { Week } from './week.tsx'

type Props = {
  place: CalendarPlace
  bookings: BookingRow[]
  clock: BusinessClock
  daysOff: Record<string, string>
}

/** The bookings of a week or a month. */
export function CalendarScreen({ place, bookings, clock, daysOff }: Props) {
  useFreshNow()
  const today = clockTime(clock.now, clock.timeZone).date
  const byDay = new Map<string, BookingRow[]>()
  for (const booking of bookings) {
    const { date } = clockTime(booking.startsAt, clock.timeZone)
    byDay.set(date, [...(byDay.get(date) ?? []), booking])
  }
  const View = place.view === 'week' ? Week : Month
  return (
    <>
      <BookingsHead view={place.view} date={place.date} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2>{nameOf(place)}</h2>
        <nav aria-label="Time" className="flex gap-2">
          <Step place={placeBeside(place, -1)} label={`Previous ${place.view}`} sign="←" />
          <Link to={placeAddress({ ...place, date: today })} className="admin-button">
            Today
          </Link>
          <Step place={placeBeside(place, 1)} label={`Next ${place.view}`} sign="→" />
        </nav>
      </div>
      <p className="text-muted text-sm">Times are those of {clock.timeZone}.</p>
      <View date={place.date} byDay={byDay} clock={clock} today={today} daysOff={daysOff} />
    </>
  )
}

function Step({ place, label, sign }: { place: CalendarPlace; label: string; sign: string }) {
  return (
    <Link to={placeAddress(place)} aria-label={label} className="admin-button min-w-11">
      {sign}
    </Link>
  )
}

function nameOf({ view, date }: CalendarPlace): string {
  if (view === 'month') return monthName(date)
  const week = weekOf(date)
  return `${shortDay(week[0] ?? date)} – ${shortDay(week.at(-1) ?? date)}`
}
