import type { ReactNode } from 'react'
import { ContactIcon, ContactLinks, contactLinks } from '#app/office/contact-links.tsx'
import { shortDay } from '#app/office/day-words.ts'
import type { MailKind } from '#app/office/mail-words.ts'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { DAYS_AHEAD } from '#domain/bookings/booking-filters.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { addDays, formatSpan } from '#domain/indian-time.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { BookingMark } from './booking-mark.tsx'
import { useBookingMenu } from './booking-menu.tsx'
import { isOver } from './is-over.ts'
import { MarkForm } from './mark-form.tsx'
import { BOOKINGS } from './paths.ts'

type Props = {
  bookings: BookingRow[]
  clock: BusinessClock
  mail: MailKind
  isLoading: boolean
  summary: ReactNode
  empty: ReactNode
}

/** The bookings as a table; on phones as cards. */
export function BookingTable({ bookings, clock, mail, ...rest }: Props) {
  const { menu, button } = useBookingMenu(clock, mail)
  const today = clockTime(clock.now, clock.timeZone).date
  const needsOutcome = (booking: BookingRow) => booking.status === 'booked' && isOver(booking, clock)
  const state = (booking: BookingRow) => (
    <>
      <BookingMark status={booking.status} isOver={isOver(booking, clock)} />
      {needsOutcome(booking) ? (
        <MarkForm status={booking.status} of={{ name: booking.name, action: `${BOOKINGS}/${booking.id}` }} />
      ) : null}
    </>
  )
  const group = ({ startsAt }: BookingRow) => groupOf(clockTime(startsAt, clock.timeZone).date, today)
  const time = (booking: BookingRow) => (
    <Time booking={booking} clock={clock} hasDay={!['Today', 'Tomorrow'].includes(group(booking))} />
  )
  const columns: Column<BookingRow>[] = [
    { id: 'name', head: 'Name', width: 'md:pl-4', cell: ({ name }) => <bdi title={name}>{name}</bdi> },
    { id: 'time', head: 'Time', width: 'md:w-48', cell: time },
    {
      id: 'status',
      head: 'Status',
      hasControls: true,
      width: 'md:w-72',
      cell: (booking) => <span className="flex items-center gap-3">{state(booking)}</span>,
    },
    { id: 'service', head: 'Service', hideBelow: 'lg', cell: ({ service }) => demoServiceLabels.en[service] },
    {
      id: 'company',
      head: 'Company',
      hideBelow: 'lg',
      cell: ({ company }) => (company ? <bdi>{company}</bdi> : '—'),
    },
    {
      id: 'contact',
      head: 'Contact',
      hideBelow: 'lg',
      hasControls: true,
      width: 'md:w-36',
      cell: (booking) => <ContactLinks person={booking} />,
    },
  ]
  return (
    <>
      <DataTable
        label="Bookings"
        columns={columns}
        rows={bookings}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        linkTo={({ id }) => `${BOOKINGS}/${id}`}
        groupOf={group}
        card={(booking) => ({
          title: (
            <>
              {time(booking)}
              <span className="sr-only">, {booking.name}</span>
            </>
          ),
          detail: (
            <>
              <bdi className="font-[600] text-ink">{booking.name}</bdi>
              {booking.company ? <bdi> · {booking.company}</bdi> : null}
            </>
          ),
          meta: <span className="truncate text-muted">{demoServiceLabels.en[booking.service]}</span>,
          below: booking.status === 'booked' && !needsOutcome(booking) ? null : state(booking),
          action: (
            <span className="flex">
              {contactLinks(booking)
                .filter(({ kind }) => kind !== 'email')
                .map((contact) => (
                  <ContactIcon key={contact.kind} contact={contact} />
                ))}
              {button(booking)}
            </span>
          ),
        })}
        actions={button}
        {...rest}
      />
      {menu}
    </>
  )
}

function groupOf(date: string, today: string): string {
  if (date < today) return 'Earlier'
  if (date === today) return 'Today'
  if (date === addDays(today, 1)) return 'Tomorrow'
  return date <= addDays(today, DAYS_AHEAD) ? 'Next 7 days' : 'Later'
}

type TimeProps = { booking: BookingRow; clock: BusinessClock; hasDay: boolean }

function Time({ booking: { startsAt, endsAt }, clock, hasDay }: TimeProps) {
  const start = clockTime(startsAt, clock.timeZone)
  return (
    <time dateTime={startsAt}>
      {hasDay ? `${shortDay(start.date, clock.now)}, ` : ''}
      {formatSpan(start.time, clockTime(endsAt, clock.timeZone).time)}
    </time>
  )
}
