/** `booked` until it was held, nobody came, or it was called off. */
export const bookingStatuses = ['booked', 'cancelled', 'held', 'no_show'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Who changed a booking. */
export type BookingParty = 'visitor' | 'team'

export const bookingLimits = { reason: 500, notes: 5_000 } as const

/** The short number of a booking that visitors and the team use: how its id begins, such as DEMO-K7M4QX2. */
export function bookingNumber(id: string): string {
  return id.slice(0, 'DEMO-'.length + 7).toUpperCase()
}

const DAY_MS = 24 * 60 * 60 * 1000
const LINK_DAYS = 7

/** Until when the link in the visitor's mails shows the booking, counted from the end of the demo. */
export function linkEnds(endsAt: string): Date {
  return new Date(Date.parse(endsAt) + LINK_DAYS * DAY_MS)
}

export type BookingTimes = { status: BookingStatus; startsAt: string; endsAt: string }

/** Whether it can still be moved or called off: until it begins. */
export function isChangeable({ status, startsAt }: BookingTimes, now: Date): boolean {
  return status === 'booked' && now.getTime() < Date.parse(startsAt)
}

/** Where the mailed link leads; `token` is signed. */
export function managePath(token: string): string {
  return `/booking/${token}`
}

/** Where the booking is as a file for calendars. */
export function calendarPath(token: string): string {
  return `${managePath(token)}/demo.ics`
}
