import { expect, test } from 'vitest'
import { doneOf } from './done.ts'

test.each([
  ['booked', 'booked', 'booked'],
  ['moved', 'booked', 'moved'],
  ['corrected', 'booked', 'corrected'],
  ['cancelled', 'cancelled', 'cancelled'],
  // Anyone can edit an address.
  ['cancelled', 'booked', undefined],
  ['booked', 'cancelled', undefined],
  ['refunded', 'booked', undefined],
  [null, 'booked', undefined],
] as const)('an address with %s on a booking that is %s means %s', (said, status, done) => {
  expect(doneOf(said, status)).toBe(done)
})
