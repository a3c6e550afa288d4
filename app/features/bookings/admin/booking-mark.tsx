import { bookingStatusWords } from '#content/booking-words.ts'
import type { BookingStatus } from '#domain/bookings/booking.ts'

const weight: Record<BookingStatus, string> = {
  booked: 'border-edge',
  held: 'border-success text-success',
  no_show: 'border-danger text-danger',
  cancelled: 'border-line text-muted',
}

/** How a booking stands; one whose time has passed waits for somebody to say what became of it. */
export function BookingMark({ status, isOver = false }: { status: BookingStatus; isOver?: boolean }) {
  const waits = status === 'booked' && isOver
  const style = waits ? 'border-accent bg-marigold text-[var(--on-marigold)]' : weight[status]
  return (
    <span className={`inline-block whitespace-nowrap rounded-full border px-2.5 py-0.5 text-sm ${style}`}>
      {waits ? 'Held?' : bookingStatusWords[status]}
    </span>
  )
}
