import { Link } from 'react-router'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { BookingLinks } from './booking-links.tsx'
import { BookingMark } from './booking-mark.tsx'
import { shortDay } from './day-words.ts'
import { isOver } from './is-over.ts'
import { BOOKINGS } from './paths.ts'

/** One line a booking; on phones its parts stand below each other. */
export function BookingList({ bookings, clock }: { bookings: BookingRow[]; clock: BusinessClock }) {
  return (
    <ul className="admin-card divide-y divide-line">
      {bookings.map((booking) => (
        <Item key={booking.id} booking={booking} clock={clock} />
      ))}
    </ul>
  )
}

function Item({ booking, clock }: { booking: BookingRow; clock: BusinessClock }) {
  const { id, name, email, company, service, status, startsAt, endsAt } = booking
  const start = clockTime(startsAt, clock.timeZone)
  return (
    <li
      data-row=""
      className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 px-4 py-3 hover:bg-sunk lg:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)_8rem]"
    >
      <time dateTime={startsAt} className="font-medium tabular-nums">
        {shortDay(start.date)}
        <span className="inline-block lg:block">
          <span className="lg:hidden">,&nbsp;</span>
          {start.time}–{clockTime(endsAt, clock.timeZone).time}
        </span>
      </time>
      <div className="lg:order-last">
        <BookingMark status={status} isOver={isOver(booking, clock)} />
      </div>
      <div className="col-span-full min-w-0 lg:col-span-1">
        <Link
          to={`${BOOKINGS}/${id}`}
          className="block font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {[company, email].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="col-span-full min-w-0 lg:col-span-1">
        <p>{demoServiceLabels.en[service]}</p>
        <p className="flex flex-wrap gap-x-4 text-sm">
          <BookingLinks booking={booking} />
        </p>
      </div>
    </li>
  )
}
