/** A booking stays `booked` until the demo was held, missed or cancelled. */
export const bookingStatuses = ['booked', 'cancelled', 'held', 'no_show'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export type BookingParty = 'visitor' | 'team'

export const bookingLimits = { reason: 500, notes: 5_000 } as const

/**
 * Returns the short booking number shown to visitors and the team: the start of the id, such as DEMO-K7M4QX2.
 */
export function bookingNumber(id: string): string {
  return id.slice(0, 'DEMO-'.length + 7).toUpperCase()
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Days after the demo in which the mailed link still works. */
const LINK_DAYS = 7

/** Returns when the link in the visitor's mails expires, counted from the end of the demo. */
export function linkEnds(endsAt: string): Date {
  return new Date(Date.parse(endsAt) + LINK_DAYS * DAY_MS)
}

export type BookingTimes = { status: BookingStatus; startsAt: string; endsAt: string }

/** Returns whether the booking can still be moved or cancelled, which is until it begins. */
export function isChangeable({ status, startsAt }: BookingTimes, now: Date): boolean {
  return status === 'booked' && now.getTime() < Date.parse(startsAt)
}

/**
 * Returns the lead whose consent decides whether the visitor of a booking may be contacted; undefined for an upcoming
 * demo, which stays booked after a withdrawal. `now` is in ISO 8601.
 */
export function contactedAbout(now: string) {
  return ({ leadId, status, endsAt }: Omit<BookingTimes, 'startsAt'> & { leadId: string | undefined }) =>
    status === 'booked' && endsAt > now ? undefined : leadId
}

/** Returns the path of the mailed link to a booking; `token` is signed. */
export function managePath(token: string): string {
  return `/booking/${token}`
}

/** Returns the path of the booking's calendar file. */
export function calendarPath(token: string): string {
  return `${managePath(token)}/demo.ics`
}
