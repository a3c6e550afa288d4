import { oneOf, pairsOf, readPage, readSearch } from '../address-values.ts'
import { addDays } from '../indian-time.ts'
import { type BookingStatus, bookingStatuses } from './booking.ts'

/** Time spans of the booking list; the default is today and the future. */
export const bookingSpans = ['today', 'week', 'due', 'past', 'all'] as const
export type BookingSpan = (typeof bookingSpans)[number]

/** The filters of the booking list, as stored in its URL. */
export type BookingFilters = {
  search: string
  status?: BookingStatus | undefined
  when?: BookingSpan | undefined
  /** Page number, starting at 1. */
  page: number
}

/** Reads the filters from a URL and ignores invalid values. */
export function readBookingFilters(get: (name: string) => string | null): BookingFilters {
  return {
    search: readSearch(get('q') ?? ''),
    status: oneOf(bookingStatuses, get('status')),
    when: oneOf(bookingSpans, get('when')),
    page: readPage(get('page')),
  }
}

/** Returns the filters as pairs for a URL, without empty values. */
export function bookingFilterPairs(filters: Partial<BookingFilters>): [name: string, value: string][] {
  const { search, status, when, page } = filters
  return pairsOf({ q: search, status, when, page: page && page > 1 ? String(page) : undefined })
}

/** Returns whether any filter hides bookings. */
export function isBookingsNarrowed({ search, status, when }: BookingFilters): boolean {
  return search !== '' || status !== undefined || when !== undefined
}

/** First and last day; `latestFirst` sorts past days in descending order. */
export type DaySpan = { from?: string; to?: string; latestFirst?: boolean }

/** Today plus six days make a week. */
export const DAYS_AHEAD = 6

/** Returns the days of a span. `today` is `YYYY-MM-DD`. */
export function daysOf(when: BookingSpan | undefined, today: string): DaySpan {
  switch (when) {
    case 'today':
      return { from: today, to: today }
    case 'week':
      return { from: today, to: addDays(today, DAYS_AHEAD) }
    case 'due':
      return { to: today }
    case 'past':
      return { to: addDays(today, -1), latestFirst: true }
    case 'all':
      return { latestFirst: true }
    default:
      return { from: today }
  }
}
