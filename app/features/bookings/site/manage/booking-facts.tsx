import type { BookingWords } from '#content/copy/en/book.ts'
import { bookingNumber } from '#domain/bookings/booking.ts'
import { clockTime, isSameClockTime } from '#domain/bookings/clock-time.ts'
import { sayMoment } from '#domain/bookings/say-time.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { BookingByLink } from '#server/bookings/manage-by-link.ts'
import { useVisitorZone } from '../use-visitor-zone.ts'

type Props = { words: BookingWords; booking: BookingByLink['booking'] }

const MINUTE_MS = 60_000

/** What was booked, in the business's time and, if clocks there differ, in the visitor's. */
export function BookingFacts({ words, booking }: Props) {
  const { facts, services, picker } = words
  const { startsAt, endsAt, timeZone, place } = booking
  // The device's current zone counts; before hydration, the zone at the time of booking.
  const zone = useVisitorZone() ?? booking.visitorTimeZone
  const { date } = clockTime(startsAt, timeZone)
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS)
  return (
    <dl className="facts mt-0">
      <dt className="sr-only">{facts.when}</dt>
      <dd className="booking-when">
        <span aria-hidden className="date-leaf">
          <small>{picker.shortMonths[Number(date.slice(5, 7)) - 1]}</small>
          {Number(date.slice(8))}
        </span>
        <time dateTime={startsAt} className="title-3">
          {sayMoment(facts.moment, startsAt, timeZone, picker.calendar)}
        </time>
      </dd>
      {zone && !isSameClockTime(startsAt, timeZone, zone) && (
        <>
          <dt>{facts.yours}</dt>
          <dd>{sayMoment(facts.moment, startsAt, zone, picker.calendar)}</dd>
        </>
      )}
      <dt>{facts.length}</dt>
      <dd>{fillText(facts.minutes, { n: minutes })}</dd>
      <dt>{facts.place}</dt>
      <dd>{place}</dd>
      <dt>{facts.about}</dt>
      <dd>{services[booking.service]}</dd>
      <dt>{facts.name}</dt>
      <dd>{booking.name}</dd>
      <dt>{facts.number}</dt>
      <dd>{bookingNumber(booking.id)}</dd>
    </dl>
  )
}
