import { business } from '#content/business.ts'
import { calendarWords, teamCalendarTitle } from '#content/calendar-words.ts'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { bookingNumber } from '#domain/bookings/booking.ts'
import type { CalendarEntry } from '#domain/bookings/calendar-links.ts'
import type { Locale } from '#domain/locale.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { Booking } from '../stored-booking.ts'

type Told = Pick<Booking, 'service' | 'startsAt' | 'endsAt'> & {
  bookingId: string
  place: string
  manageUrl: string
}

/** The entry in the visitor's calendar, without user input. */
export function visitorEntry(told: Told, locale: Locale): CalendarEntry {
  const words = calendarWords[locale]
  const service = demoServiceLabels[locale][told.service]
  return {
    title: fillText(words.title, { service, business: business.name }),
    details: fillText(words.details, { id: bookingNumber(told.bookingId), url: told.manageUrl }),
    place: told.place || words.place,
    startsAt: told.startsAt,
    endsAt: told.endsAt,
  }
}

type ToldToTeam = Omit<Told, 'manageUrl'> &
  Pick<Booking, 'name' | 'email'> &
  Partial<Pick<Booking, 'company' | 'phone' | 'message'>>

/** The entry in the team's calendar, with the visitor's name and a link to the booking. */
export function teamEntry(told: ToldToTeam, siteUrl: string): CalendarEntry {
  const { name, email, company, phone, message, bookingId, place, startsAt, endsAt } = told
  const service = demoServiceLabels.en[told.service]
  const lines = [company, email, phone, message, `${siteUrl}/del-admin-dashboard/bookings/${bookingId}`]
  return {
    title: fillText(teamCalendarTitle, { service, name }),
    details: lines.filter(Boolean).join('\n'),
    place,
    startsAt,
    endsAt,
  }
}
