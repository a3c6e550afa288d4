import { oneOf, pairsOf, readSearch } from '../address-values.ts'
import { isDate } from './availability.ts'
import { type BookingStatus, bookingStatuses } from './booking.ts'

const bookingOrders = ['soonest', 'latest'] as const
export type BookingOrder = (typeof bookingOrders)[number]

/** What the list of bookings is narrowed to, as its address says it. */
export type BookingFilters = {
  search: string
  status?: BookingStatus | undefined
  /** First and last day, where the business is. */
  from?: string | undefined
  to?: string | undefined
  /** By their start; the soonest first unless it says otherwise. */
  order?: BookingOrder | undefined
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
    from: readDate(get('from')),
    to: readDate(get('to')),
    order: oneOf(bookingOrders, get('order')),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** The filters as pairs for an address, without those that say nothing. */
export function bookingFilterPairs(filters: Partial<BookingFilters>): [name: string, value: string][] {
  const { search, status, from, to, order, page } = filters
  return pairsOf({ q: search, status, from, to, order, page: page && page > 1 ? String(page) : undefined })
}

function readDate(text: string | null): string | undefined {
  return text && isDate(text) ? text : undefined
}
