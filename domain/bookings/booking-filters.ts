import { oneOf, pairsOf, readSearch } from '../address-values.ts'
import { type BookingStatus, bookingStatuses } from './booking.ts'
import { addDays } from './say-time.ts'

/** What of the calendar is listed; without any, today and all that is to come. */
export const bookingSpans = ['today', 'week', 'due', 'past', 'all'] as const
export type BookingSpan = (typeof bookingSpans)[number]

/** What the list of bookings is narrowed to, as its address says it. */
export type BookingFilters = {
  search: string
  status?: BookingStatus | undefined
  when?: BookingSpan | undefined
  /** Counts from 1. */
  page: number
}

const MAX_PAGE = 10_000

/** Reads the filters out of an address. What is not understood counts as not said. */
export function readBookingFilters(get: (name: string) => string | null): BookingFilters {
  const page = Number(get('page') ?? 1)
  return {
    search: readSearch(get('q') ?? ''),
    status: oneOf(bookingStatuses, get('status')),
    when: oneOf(bookingSpans, get('when')),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** The filters as pairs for an address, without those that say nothing. */
export function bookingFilterPairs(filters: Partial<BookingFilters>): [name: string, value: string][] {
  const { search, status, when, page } = filters
  return pairsOf({ q: search, status, when, page: page && page > 1 ? String(page) : undefined })
}

export function isBookingsNarrowed({ search, status, when }: BookingFilters): boolean {
  return search !== '' || status !== undefined || when !== undefined
}

/** First and last day; `latestFirst`: what lies behind is read backwards. */
export type DaySpan = { from?: string; to?: string; latestFirst?: boolean }

/** The next seven days are today and these. */
export const DAYS_AHEAD = 6

/** The days that are meant, where today is this one. */
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
