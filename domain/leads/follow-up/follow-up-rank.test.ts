import { expect, test } from 'vitest'
import { daysLate } from './follow-up-day.ts'
import { followUpRank } from './follow-up-rank.ts'

// Half past three in the afternoon in India.
const NOW = '2026-11-21T10:00:00.000Z'

test.each([
  [null, 0],
  ['2026-11-21T18:29:59.000Z', 0],
  ['2026-11-20T18:30:00.000Z', 0],
  ['2026-11-20T18:29:59.000Z', 1],
  ['2026-10-22T10:00:00.000Z', 30],
])('a follow-up due at %s is %d days late', (due, days) => {
  expect(daysLate(due, NOW)).toBe(days)
})

test('a large deal comes before an old small one, until that is very late', () => {
  const rank = (estimated_value: number, follow_up_date: string) =>
    followUpRank({ estimated_value, follow_up_date }, NOW)
  const large = rank(250_000, NOW)
  expect(large).toBeGreaterThan(rank(50_000, '2026-11-19T10:00:00.000Z'))
  expect(large).toBeLessThan(rank(50_000, '2026-11-10T10:00:00.000Z'))
  expect(rank(0, NOW)).toBeGreaterThan(0)
})
