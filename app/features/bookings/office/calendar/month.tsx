import { Link } from 'react-router'
import { monthName, wholeDay } from '#app/office/day-words.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { weekdayWords } from '#content/office/booking-words.ts'
import { weekdays } from '#domain/bookings/availability.ts'
import { monthOf } from '#domain/bookings/calendar.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { placeAddress } from '../paths.ts'
import { CalendarEntry } from './calendar-entry.tsx'
import { DayOff, type DaysProps } from './week.tsx'

const ENTRIES_PER_DAY = 3

/** A table with the days of the month. On phones a day shows how many demos it has; each leads to its week. */
export function Month({ date, byDay, clock, today, daysOff }: DaysProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 border-line border-b bg-card">
      <caption className="sr-only">{monthName(date)}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th
              key={weekday}
              scope="col"
              className="px-1 py-2 font-medium text-muted text-sm lg:px-2 lg:text-left"
            >
              <abbr title={weekdayWords[weekday]} className="no-underline">
                {weekdayWords[weekday].slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthOf(date).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                aria-current={day === today ? 'date' : undefined}
                className={`min-w-0 border-line border-t p-0.5 align-top aria-[current=date]:bg-selected not-first:border-l lg:h-28 lg:p-1.5 ${
                  day.slice(0, 7) === date.slice(0, 7) ? '' : 'bg-paper'
                }`}
              >
                <DayLink day={day} isToday={day === today} count={countOf(byDay.get(day))} />
                <div className="hidden lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-1">
                  {daysOff[day] === undefined ? null : <DayOff note={daysOff[day]} />}
                  <Entries day={day} bookings={byDay.get(day) ?? []} clock={clock} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns the number of demos that were not cancelled. */
function countOf(bookings: BookingRow[] = []): number {
  return bookings.filter(({ status }) => status !== 'cancelled').length
}

function DayLink({ day, isToday, count }: { day: string; isToday: boolean; count: number }) {
  const [weekday] = wholeDay(day).split(', ')
  return (
    <Link
      to={placeAddress({ view: 'week', date: day })}
      className="flex min-h-11 flex-col items-center rounded-md px-1 tabular-nums hover:bg-hover lg:inline-flex lg:min-h-6"
    >
      <span className={isToday ? 'font-bold underline' : ''}>{Number(day.slice(8))}</span>
      <span className="sr-only">
        {` ${monthName(day)}, ${weekday}${isToday ? ', today' : ''}: ${count === 1 ? '1 demo' : `${count} demos`}`}
      </span>
      {count > 0 ? (
        <span aria-hidden="true" className="rounded-full bg-blue-soft px-1.5 text-blue text-xs lg:hidden">
          {count}
        </span>
      ) : null}
    </Link>
  )
}

function Entries({ day, bookings, clock }: { day: string; bookings: BookingRow[]; clock: BusinessClock }) {
  const more = bookings.length - ENTRIES_PER_DAY
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {bookings.slice(0, ENTRIES_PER_DAY).map((booking) => (
        <li key={booking.id}>
          <CalendarEntry booking={booking} clock={clock} />
        </li>
      ))}
      {more > 0 ? (
        <li>
          <TextLink isAlone to={placeAddress({ view: 'week', date: day })} className="text-small">
            {more} more
          </TextLink>
        </li>
      ) : null}
    </ul>
  )
}
