import type { ReactNode } from 'react'
import { ContactLinks } from '#app/office/contact-links.tsx'
import type { MailKind } from '#app/office/mail-words.ts'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import type { BookingRow, BusinessClock } from '#server/bookings/list-bookings.ts'
import { BookingMark } from './booking-mark.tsx'
import { useBookingMenu } from './booking-menu.tsx'
import { shortDay } from './day-words.ts'
import { isOver } from './is-over.ts'
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
  const mark = (booking: BookingRow) => (
    <BookingMark status={booking.status} isOver={isOver(booking, clock)} />
  )
  const time = (booking: BookingRow) => <Time booking={booking} clock={clock} />
  const columns: Column<BookingRow>[] = [
    { id: 'name', head: 'Name', width: 'md:pl-4', cell: ({ name }) => <bdi title={name}>{name}</bdi> },
    { id: 'time', head: 'Time', width: 'md:w-48', cell: time },
    { id: 'status', head: 'Status', width: 'md:w-32', cell: mark },
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
        card={(booking) => ({
          title: <bdi>{booking.name}</bdi>,
          value: mark(booking),
          detail: [demoServiceLabels.en[booking.service], booking.company].filter(Boolean).join(' · '),
          meta: time(booking),
          action: button(booking),
        })}
        actions={button}
        {...rest}
      />
      {menu}
    </>
  )
}

function Time({ booking: { startsAt, endsAt }, clock }: { booking: BookingRow; clock: BusinessClock }) {
  const start = clockTime(startsAt, clock.timeZone)
  const day = shortDay(start.date).replace(` ${clock.now.slice(0, 4)}`, '')
  return (
    <time dateTime={startsAt}>
      {day}, {start.time}–{clockTime(endsAt, clock.timeZone).time}
    </time>
  )
}
