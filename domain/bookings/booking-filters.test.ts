import { describe, expect, test } from 'vitest'
import {
  type BookingFilters,
  bookingFilterPairs,
  daysOf,
  isBookingsNarrowed,
  readBookingFilters,
} from './booking-filters.ts'

const read = (query: string) => {
  const values = new URLSearchParams(query)
  return readBookingFilters((name) => values.get(name))
}

describe('booking filters', () => {
  test.each<[string, BookingFilters]>([
    ['', { search: '', page: 1 }],
    [
      'q=+asha+&status=no_show&when=past&page=3',
      { search: 'asha', status: 'no_show', when: 'past', page: 3 },
    ],
    ['status=done&when=soon&page=0', { search: '', page: 1 }],
    ['page=1.5', { search: '', page: 1 }],
    ['page=1e9', { search: '', page: 1 }],
  ])('reads %j as %j', (query, filters) => {
    expect(read(query)).toEqual({ status: undefined, when: undefined, ...filters })
  })

  test.each(['q=asha&status=held&when=all&page=2', 'when=today', ''])('writes %j as it was read', (query) => {
    expect(new URLSearchParams(bookingFilterPairs(read(query))).toString()).toBe(query)
  })

  test.each([
    ['', false],
    ['page=2', false],
    ['q=a', true],
    ['status=held', true],
    ['when=week', true],
  ])('returns for %j whether it narrows the list: %s', (query, narrowed) => {
    expect(isBookingsNarrowed(read(query))).toBe(narrowed)
  })

  test.each([
    [undefined, { from: '2026-11-30' }],
    ['today', { from: '2026-11-30', to: '2026-11-30' }],
    ['week', { from: '2026-11-30', to: '2026-12-06' }],
    ['due', { to: '2026-11-30' }],
    ['past', { to: '2026-11-29', latestFirst: true }],
    ['all', { latestFirst: true }],
  ] as const)('resolves, on 30 November, %j to %j', (when, days) => {
    expect(daysOf(when, '2026-11-30')).toEqual(days)
  })
})
