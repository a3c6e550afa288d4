import { Link } from 'react-router'
import { calendarViewWords } from '#content/booking-words.ts'
import { type CalendarView, calendarViews } from '#domain/bookings/calendar.ts'
import { AVAILABILITY, BOOKINGS, placeAddress } from './paths.ts'

type Props = {
  view: CalendarView
  /** The day that the calendar is to show. */
  date: string
}

/** The heading of all views of the bookings, with the ways between them. */
export function BookingsHead({ view, date }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1>Bookings</h1>
        <Link to={AVAILABILITY} className="admin-link flex min-h-11 items-center">
          Availability
        </Link>
      </div>
      <nav aria-label="View" className="mt-3 flex flex-wrap gap-2">
        {calendarViews.map((name) => (
          <Link
            key={name}
            to={name === 'list' ? BOOKINGS : placeAddress({ view: name, date })}
            aria-current={name === view ? 'page' : undefined}
            className="admin-button aria-[current=page]:border-ink aria-[current=page]:bg-sunk aria-[current=page]:font-bold"
          >
            {calendarViewWords[name]}
          </Link>
        ))}
      </nav>
    </>
  )
}
