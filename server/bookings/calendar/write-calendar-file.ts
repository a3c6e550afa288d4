import { business } from '#content/business.ts'
import type { Contact } from '#content/fill-contact.ts'
import type { CalendarEntry } from '#domain/bookings/calendar-links.ts'

/** An iTIP message about one demo. */
export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; content: string }

export type Invitation = {
  /** The same in all messages about one demo. */
  bookingId: string
  /** Increases with each change, because calendars keep the highest. */
  sequence: number
  isCancelled: boolean
  /** When it was booked or last changed, in ISO 8601. */
  changedAt: string
  entry: CalendarEntry
  contact: Contact
  attendees: { name: string; email: string }[]
}

/**
 * Returns the invitation in iCalendar format (RFC 5545, RFC 5546). All times are UTC, which every calendar supports.
 * The business is the organizer, so that replies go to its mailbox.
 */
export async function writeCalendarFile(invitation: Invitation): Promise<CalendarFile> {
  const { bookingId, sequence, isCancelled, changedAt, entry, contact, attendees } = invitation
  const {
    default: ical,
    ICalAttendeeRole,
    ICalAttendeeStatus,
    ICalCalendarMethod,
    ICalEventStatus,
  } = await import('ical-generator')
  const calendar = ical({
    prodId: { company: business.name, product: 'Demo bookings' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  const event = calendar.createEvent({
    id: bookingId,
    sequence,
    stamp: new Date(changedAt),
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    summary: entry.title,
    description: entry.details,
    location: entry.place,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: business.name, email: contact.email },
  })
  for (const { name, email } of attendees) {
    // The visitor accepted by booking.
    const said = { role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }
    event.createAttendee({ name, email, ...said })
  }
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: `${calendar.toString()}\r\n` }
}
