import { expect, test } from 'vitest'
import { averageRating, summarizeTestimonials } from './testimonial-stats.ts'

test('returns no average without testimonials', () => {
  expect(summarizeTestimonials([])).toEqual({
    total: 0,
    pending: 0,
    approved: 0,
    rejected: 0,
    averageRating: undefined,
  })
})

test('sums the groups of the database', () => {
  expect(
    summarizeTestimonials([
      { status: 'approved', count: 2, stars: 9 },
      { status: 'pending', count: 1, stars: 3 },
    ]),
  ).toEqual({ total: 3, pending: 1, approved: 2, rejected: 0, averageRating: 4 })
})

test.each([
  [14, 3, 4.7],
  [13, 3, 4.3],
  [5, 1, 5],
  [9, 2, 4.5],
  [1, 1, 1],
  [0, 0, undefined],
])('averages %i stars of %i people to %j', (stars, count, expected) => {
  expect(averageRating(stars, count)).toBe(expected)
})
