import type { BookingStatus } from '#domain/bookings/booking.ts'
import type { DemoBooked } from './demo-answer.ts'

const doneSteps = ['booked', 'booked-without-mail', 'moved', 'corrected', 'cancelled'] as const

/** What was just done with a booking. */
export type Done = (typeof doneSteps)[number]

/** The booking's page, which then says what was done. */
export function donePath(path: string, done: Done | undefined): string {
  return done ? `${path}?done=${done}` : path
}

export function doneBooking({ managePath, autoReply }: DemoBooked): string {
  return donePath(managePath, autoReply ? 'booked' : 'booked-without-mail')
}

/** What an address says was done, where the booking shows that it is so: anybody can write an address. */
export function doneOf(said: string | null, status: BookingStatus): Done | undefined {
  const done = doneSteps.find((step) => step === said)
  return done && (done === 'cancelled') === (status === 'cancelled') ? done : undefined
}
