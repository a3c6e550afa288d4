import { weekOf } from '#domain/bookings/calendar.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { CalendarEntry } from './calendar-entry.tsx'
import { wholeDay } from './day-words.ts'

export type DaysProps = {
  date: string
  byDay: Map<string, BookingRow[]>
  clock: BusinessClock
  today: string
  /** What the days off among them are for. */
  daysOff: Record<string, string>
}

/** A column for each day; on phones the days stand below each other. */
export function Week({ date, byDay, clock, today, daysOff }: DaysProps) {
  return (
    <ol className="admin-card mt-3 divide-y divide-line lg:grid lg:min-h-96 lg:grid-cols-7 lg:divide-x lg:divide-y-0">
      {weekOf(date).map((day) => (
        <li
          key={day}
          className="min-w-0 p-3 aria-[current=date]:bg-sunk"
          aria-current={day === today ? 'date' : undefined}
        >
          <DayHeading day={day} isToday={day === today} />
          {daysOff[day] === undefined ? null : <DayOff note={daysOff[day]} />}
          <Entries bookings={byDay.get(day)} clock={clock} />
        </li>
      ))}
    </ol>
  )
}

function DayHeading({ day, isToday }: { day: string; isToday: boolean }) {
  const [weekday, rest] = wholeDay(day).split(', ')
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-2 lg:block">
      <span className="font-semibold">{weekday}</span>
      <span className="text-muted text-sm lg:block">
        {rest}
        {isToday ? ', today' : ''}
      </span>
    </h3>
  )
}

/** Says that nothing is offered on a day. */
export function DayOff({ note }: { note: string }) {
  return <p className="text-muted text-sm [overflow-wrap:anywhere]">Day off{note ? `: ${note}` : ''}</p>
}

function Entries({ bookings, clock }: { bookings: BookingRow[] | undefined; clock: BusinessClock }) {
  if (!bookings) return <p className="mt-1 text-muted text-sm">No demos</p>
  return (
    <ul className="mt-2 grid gap-2">
      {bookings.map((booking) => (
        <li key={booking.id}>
          <CalendarEntry booking={booking} clock={clock} />
        </li>
      ))}
    </ul>
  )
}
