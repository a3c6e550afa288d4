import { expect, test } from 'vitest'
import { isFollowUpDue, readFollowUp } from './follow-up-day.ts'

// In Delhi it is already the 22nd.
const now = '2026-11-21T20:00:00.000Z'

test.each([
  ['', null],
  ['tomorrow', '2026-11-23T03:30:00.000Z'],
  ['in-3-days', '2026-11-25T03:30:00.000Z'],
  ['next-week', '2026-11-29T03:30:00.000Z'],
  ['2026-12-01', '2026-12-01T03:30:00.000Z'],
  ['2026-12-32', undefined],
  ['toString', undefined],
  ['soon', undefined],
])('reads %j as %s', (text, moment) => {
  expect(readFollowUp(text, now)).toBe(moment)
})

test.each([
  ['is due today, although it is tomorrow in London', 'new', '2026-11-22T03:30:00.000Z', true],
  ['is due if the day is long past', 'negotiating', '2026-01-01T03:30:00.000Z', true],
  ['is not due before the day', 'new', '2026-11-23T03:30:00.000Z', false],
  ['is not due without a day', 'new', null, false],
  ['is not due for a won lead', 'won', '2026-01-01T03:30:00.000Z', false],
] as const)('%s', (_what, status, follow_up_date, due) => {
  expect(isFollowUpDue({ status, follow_up_date }, now)).toBe(due)
})
