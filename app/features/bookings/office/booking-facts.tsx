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

/** What the visitor entered, and the details of the booking. */
export function BookingFacts({ booking, place }: { booking: OpenBooking['booking']; place: string }) {
  const { email, phoneContact, company, service, startsAt, visitorTimeZone, timeZone } = booking
  const { leadId, conversationId } = booking
  const call = booking.withdrawnAt ? undefined : phoneContact?.call
  const mail = email && !booking.withdrawnAt ? <Way to={mailLink(email)}>{email}</Way> : email
  const phone = call ? <Way to={call}>{phoneContact?.text}</Way> : phoneContact?.text
  const theirs = visitorTimeZone !== timeZone && visitorTimeZone
  return (
    <Facts
      facts={[
        ['Service', demoServiceLabels.en[service]],
        ['Their time', theirs && `${inZone(startsAt, theirs)}, ${theirs}`],
        ['Where', place],
        ['E-mail', mail],
        ['Phone', phone],
        ['Company', company],
        ['Lead', leadId && <Way to={`/del-admin-dashboard/leads/${leadId}`}>Open lead</Way>],
        ['Chat', conversationId && <Way to={`/del-admin-dashboard/chats/${conversationId}`}>Open chat</Way>],
        ['Language', wordFor(leadLocaleWords, booking.locale)],
        ['Number', bookingNumber(booking.id)],
        ['Booked', <When key="booked" at={booking.createdAt} isFirst />],
        ['Why cancelled', booking.cancelReason],
      ]}
    />
  )
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
