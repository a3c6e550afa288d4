import { expect, test } from 'vitest'
import { type FollowUpStep, nextFollowUp } from './follow-up.ts'

test.each<[string, FollowUpStep, string | null]>([
  ['2026-11-21T10:00:00.000Z', 'done', null],
  ['2026-11-21T10:00:00.000Z', 'tomorrow', '2026-11-22T03:30:00.000Z'],
  // In India the next day has begun.
  ['2026-11-21T18:30:00.000Z', 'tomorrow', '2026-11-23T03:30:00.000Z'],
  ['2026-11-21T18:29:59.999Z', 'tomorrow', '2026-11-22T03:30:00.000Z'],
  ['2026-12-28T10:00:00.000Z', 'next-week', '2027-01-04T03:30:00.000Z'],
])('at %s, %s means %s', (now, step, expected) => {
  expect(nextFollowUp(step, now)).toBe(expected)
})
