import { Link } from 'react-router'
import { bookingStatusWords } from '#content/booking-words.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { isOver } from './is-over.ts'
import { BOOKINGS } from './paths.ts'

const looks: Record<BookingRow['status'], string> = {
  booked: 'border-l-marigold bg-paper',
  held: 'border-l-success bg-paper',
  no_show: 'border-l-danger bg-paper',
  cancelled: 'border-l-line bg-paper text-muted',
}

/** A booking as a calendar shows it: its time and who comes. */
export function CalendarEntry({ booking, clock }: { booking: BookingRow; clock: BusinessClock }) {
  const { id, name, status, startsAt } = booking
  const word = status === 'booked' && isOver(booking, clock) ? 'Held?' : bookingStatusWords[status]
  return (
    <Link
      to={`${BOOKINGS}/${id}`}
      className={`block min-w-0 rounded-md border border-line border-l-4 px-2 py-1 text-sm hover:bg-sunk ${looks[status]}`}
    >
      <time dateTime={startsAt} className="font-medium tabular-nums">
        {clockTime(startsAt, clock.timeZone).time}
      </time>{' '}
      <span className={`[overflow-wrap:anywhere] ${status === 'cancelled' ? 'line-through' : ''}`}>
        {name}
      </span>
      {word === 'Booked' ? null : <span className="block text-xs">{word}</span>}
    </Link>
  )
}
