import { type Glyph, Status } from '#app/ui/status.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { bookingStatusWords } from '#content/office/booking-words.ts'
import type { BookingStatus } from '#domain/bookings/booking.ts'

const glyphs: Record<BookingStatus, Glyph> = {
  booked: 'clock',
  held: 'tick',
  no_show: 'cross',
  cancelled: 'cross',
}
const tones: Record<BookingStatus, Tone> = {
  booked: 'blue',
  held: 'green',
  no_show: 'red',
  cancelled: 'neutral',
}

/** The state of a booking; a past one needs an outcome. */
export function BookingMark({ status, isOver = false }: { status: BookingStatus; isOver?: boolean }) {
  if (status === 'booked' && isOver) {
    return (
      <Status glyph="question" tone="amber">
        Needs outcome
      </Status>
    )
  }
  return (
    <Status glyph={glyphs[status]} tone={tones[status]}>
      {bookingStatusWords[status]}
    </Status>
  )
}
