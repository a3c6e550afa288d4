import type { BookingStatus } from '#domain/bookings/booking.ts'
import type { DemoBooked } from './demo-answer.ts'

const doneSteps = ['booked', 'booked-without-mail', 'moved', 'corrected', 'cancelled'] as const

/** What was just done with a booking. */
export type Done = (typeof doneSteps)[number]

/** Returns the address of the booking's page with the confirmation of what was done. */
export function donePath(path: string, done: Done | undefined): string {
  return done ? `${path}?done=${done}` : path
}

/** Returns the address of a new booking's page with its confirmation. */
export function doneBooking({ managePath, autoReply }: DemoBooked): string {
  return donePath(managePath, autoReply ? 'booked' : 'booked-without-mail')
}

/**
 * Returns what the address says was done if it agrees with the booking's status, because anyone can edit an
 * address.
 */
export function doneOf(said: string | null, status: BookingStatus): Done | undefined {
  const done = doneSteps.find((step) => step === said)
  return done && (done === 'cancelled') === (status === 'cancelled') ? done : undefined
}
