import { business } from '#content/business.ts'
import { calendarWords } from '#content/calendar-words.ts'
import { demoServiceLabels } from '#content/demo-labels.ts'
import type { CalendarEntry } from '#domain/bookings/calendar-links.ts'
import { fillText } from '#domain/fill-text.ts'
import type { Locale } from '#domain/locale.ts'
import type { Booking } from './stored-booking.ts'

type Told = Pick<Booking, 'service' | 'startsAt' | 'endsAt'> & {
  bookingId: string
  place: string
  manageUrl: string
}

/** What stands in the visitor's calendar. Nothing of it was typed by a visitor. */
export function visitorEntry(told: Told, locale: Locale): CalendarEntry {
  const words = calendarWords[locale]
  const service = demoServiceLabels[told.service]
  return {
    title: fillText(words.title, { service, business: business.name }),
    details: fillText(words.details, { id: told.bookingId, url: told.manageUrl }),
    place: told.place || words.place,
    startsAt: told.startsAt,
    endsAt: told.endsAt,
  }
}
