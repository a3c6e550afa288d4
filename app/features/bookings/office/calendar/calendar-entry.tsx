import { Link } from 'react-router'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { bookingStatusWords } from '#content/office/booking-words.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { formatClock } from '#domain/indian-time.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { isOver } from '../is-over.ts'
import { BOOKINGS } from '../paths.ts'

const looks: Record<BookingRow['status'] | 'open', string> = {
  booked: 'bg-blue-soft text-blue border-blue',
  open: 'bg-amber-soft text-amber border-amber',
  held: 'bg-grey-soft text-grey border-grey',
  no_show: 'bg-grey-soft text-grey border-grey',
  cancelled: 'bg-hover text-muted border-line-strong',
}

type Props = { booking: BookingRow; clock: BusinessClock; className?: string }

/** A booking in a calendar: its time and the name, in a week below the name with the company. */
export function CalendarEntry({ booking, clock, className = '' }: Props) {
  const { id, name, status, startsAt, company, service } = booking
  const needsMark = status === 'booked' && isOver(booking, clock)
  const word = needsMark ? 'Needs outcome' : bookingStatusWords[status]
  const time = formatClock(clockTime(startsAt, clock.timeZone).time)
  return (
    <Link
      to={`${BOOKINGS}/${id}`}
      title={`${name}, ${demoServiceLabels.en[service]}, ${word}`}
      className={`block min-w-0 overflow-hidden rounded-md border-l-3 px-1.5 py-0.5 text-xs leading-4.5 hover:brightness-97 max-md:py-2.5 max-md:pr-11 max-md:pl-3 max-md:text-small forced-colors:border ${looks[needsMark ? 'open' : status]} ${className}`}
    >
      <span className="block truncate">
        <time dateTime={startsAt} className="[.week-entry_&]:hidden">
          {time}{' '}
        </time>
        <b className={status === 'cancelled' ? 'line-through' : 'text-ink'}>{name}</b>
        {word === 'Booked' ? null : <span className="[.week-entry_&]:hidden">, {word}</span>}
      </span>
      <span className="hidden truncate [.week-entry_&]:block">
        {[time, word !== 'Booked' && word, company].filter(Boolean).join(' · ')}
      </span>
    </Link>
  )
}
