import { expect, test } from 'vitest'
import { bookingFilterPairs, readBookingFilters } from './booking-filters.ts'

const read = (address: string) => {
  const params = new URLSearchParams(address)
  return readBookingFilters((name) => params.get(name))
}

test.each([
  ['', { search: '', page: 1 }],
  ['q=+Asha+&status=no_show&page=3', { search: 'Asha', status: 'no_show', page: 3 }],
  ['from=2026-11-01&to=2026-11-30&order=latest', { from: '2026-11-01', to: '2026-11-30', order: 'latest' }],
  ['status=all&from=2026-02-30&to=x&order=up&page=0', { status: undefined, from: undefined, page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=99999999999', { page: 1 }],
])('the address %j is read as %j', (address, filters) => {
  expect(read(address)).toMatchObject(filters)
})

test('what was read is written the same way, without what says nothing', () => {
  const address = 'q=Asha&status=booked&from=2026-11-01&to=2026-11-30&order=latest&page=2'
  expect(new URLSearchParams(bookingFilterPairs(read(address))).toString()).toBe(address)
  expect(bookingFilterPairs(read(''))).toEqual([])
})
