import { business } from '#content/business.ts'
import type { Contact } from '#content/fill-contact.ts'
import type { CalendarEntry } from '#domain/bookings/calendar-links.ts'
import type { Locale } from '#domain/locale.ts'
import { teamEntry, visitorEntry } from '#server/bookings/calendar/calendar-entry.ts'
import { type CalendarFile, writeCalendarFile } from '#server/bookings/calendar/write-calendar-file.ts'
import type { EmailContent, EmailData } from './email-templates.ts'
import { singleLine } from './render-email.ts'

const LONGEST_NAME = 100

/** Returns the calendar file of a mail about a booked, moved or cancelled demo; undefined for other mails. */
export async function invitationOf(
  { template, data }: EmailContent,
  { to, locale, siteUrl, contact }: { to: string; locale: Locale; siteUrl: string; contact: Contact },
): Promise<CalendarFile | undefined> {
  switch (template) {
    case 'booking-made':
    case 'booking-moved':
    case 'booking-cancelled':
      return write(data, template === 'booking-cancelled', visitorEntry(data, locale), contact, [])
    case 'team-booking-made':
    case 'team-booking-moved':
    case 'team-booking-cancelled': {
      // Calendars only accept invitations that name their owner. The visitor never sees this address.
      const reader = { name: business.name, email: to }
      const entry = teamEntry({ ...data, name: singleLine(data.name, LONGEST_NAME) }, siteUrl)
      return write(data, template === 'team-booking-cancelled', entry, contact, [reader])
    }
    default:
      return undefined
  }
}

type BookingMail = EmailData['booking-made']

function write(
  data: BookingMail,
  isCancelled: boolean,
  entry: CalendarEntry,
  contact: Contact,
  readers: { name: string; email: string }[],
) {
  const { bookingId, sequence, changedAt, email } = data
  const visitor = { name: singleLine(data.name, LONGEST_NAME), email }
  const attendees = [visitor, ...readers]
  return writeCalendarFile({ bookingId, sequence, changedAt, isCancelled, entry, contact, attendees })
}
