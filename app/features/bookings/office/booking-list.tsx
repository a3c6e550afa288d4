import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MailKind } from '#app/office/mail-words.ts'
import { Ways } from '#app/office/ways.tsx'
import { Card } from '#app/ui/card.tsx'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { BookingMark } from './booking-mark.tsx'
import { useBookingMenu } from './booking-menu.tsx'
import { shortDay } from './day-words.ts'
import { isOver } from './is-over.ts'
import { BOOKINGS } from './paths.ts'

type Props = { bookings: BookingRow[]; clock: BusinessClock; mail: MailKind }

/** The bookings, one row each; on phones a card. */
export function BookingList({ bookings, clock, mail }: Props) {
  const { menu, button } = useBookingMenu(clock, mail)
  return (
    <Card isFlush>
      <ul aria-label="Bookings" className="divide-y divide-line">
        {bookings.map((booking) => (
          <Item key={booking.id} booking={booking} clock={clock} menu={button(booking)} />
        ))}
      </ul>
      {menu}
    </Card>
  )
}

type ItemProps = { booking: BookingRow; clock: BusinessClock; menu: ReactNode }

function Item({ booking, clock, menu }: ItemProps) {
  const { id, name, email, company, service, status, startsAt, endsAt } = booking
  const start = clockTime(startsAt, clock.timeZone)
  const day = shortDay(start.date).replace(` ${clock.now.slice(0, 4)}`, '')
  return (
    <li
      data-row=""
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-1.5 hover:bg-hover lg:grid-cols-[11rem_minmax(0,3fr)_minmax(0,2fr)_7rem_auto]"
    >
      <time dateTime={startsAt} className="font-[550] max-lg:text-muted">
        {day}, {start.time}–{clockTime(endsAt, clock.timeZone).time}
      </time>
      <div className="max-lg:justify-self-end lg:order-1">
        <BookingMark status={status} isOver={isOver(booking, clock)} />
      </div>
      <div className="min-w-0">
        <Link to={`${BOOKINGS}/${id}`} className="block truncate font-[580] after:absolute after:inset-0">
          {name}
        </Link>
        <p className="truncate text-muted text-small">{[company, email].filter(Boolean).join(' · ')}</p>
      </div>
      <p className="truncate text-muted max-lg:hidden">{demoServiceLabels.en[service]}</p>
      <div className="relative z-1 flex items-center max-lg:[&_a:not(:first-child)]:hidden lg:order-2 lg:w-48 lg:justify-end">
        <Ways person={booking} />
        {menu}
      </div>
    </li>
  )
}
