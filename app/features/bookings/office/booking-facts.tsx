import type { ReactNode } from 'react'
import { shortDay } from '#app/office/day-words.ts'
import { When } from '#app/office/when.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { leadLocaleWords, wordFor } from '#content/office/lead-words.ts'
import { bookingNumber } from '#domain/bookings/booking.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { mailLink } from '#domain/contact/contact-links.ts'
import { formatClock } from '#domain/indian-time.ts'
import type { OpenBooking } from '#server/bookings/get-booking.ts'
import { AVAILABILITY } from './paths.ts'

/** What the visitor entered, and the details of the booking. */
export function BookingFacts({ booking, place }: { booking: OpenBooking['booking']; place: string }) {
  const { email, phoneContact, company, service, startsAt, visitorTimeZone, timeZone } = booking
  const { leadId, conversationId } = booking
  const call = booking.withdrawnAt ? undefined : phoneContact?.call
  const mail = email && !booking.withdrawnAt ? <Way to={mailLink(email)}>{email}</Way> : email
  const phone = call ? <Way to={call}>{phoneContact?.text}</Way> : phoneContact?.text
  const where =
    place ||
    (booking.status === 'booked' ? (
      <>
        <span className="text-muted">Not set ·</span> <Way to={AVAILABILITY}>Add</Way>
      </>
    ) : null)
  const theirs = visitorTimeZone !== timeZone && visitorTimeZone
  return (
    <Facts
      facts={[
        ['Phone', phone],
        ['E-mail', mail],
        ['Company', company],
        ['Service', demoServiceLabels.en[service]],
        ['Their time', theirs && `${inZone(startsAt, theirs)}, ${theirs}`],
        ['Where', where],
        ['Lead', leadId && <Way to={`/del-admin-dashboard/leads/${leadId}`}>{booking.name}</Way>],
        ['Chat', conversationId && <Way to={`/del-admin-dashboard/chats/${conversationId}`}>Open chat</Way>],
        ['Why cancelled', booking.cancelReason],
        ['Number', <Aside key="number">{bookingNumber(booking.id)}</Aside>],
        ['Language', <Aside key="language">{wordFor(leadLocaleWords, booking.locale)}</Aside>],
        [
          'Booked',
          <Aside key="booked">
            <When at={booking.createdAt} isFirst />
          </Aside>,
        ],
      ]}
    />
  )
}

function Aside({ children }: { children: ReactNode }) {
  return <span className="text-muted">{children}</span>
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink isAlone to={to}>
      {children}
    </TextLink>
  )
}

function inZone(startsAt: string, timeZone: string): string {
  const { date, time } = clockTime(startsAt, timeZone)
  return `${shortDay(date)}, ${formatClock(time)}`
}
