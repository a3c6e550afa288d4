import { expect, test } from 'vitest'
import { isFollowUpDue, readFollowUp } from './follow-up-day.ts'

// In Delhi it is the 22nd already.
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
])('%j means %s', (text, moment) => {
  expect(readFollowUp(text, now)).toBe(moment)
})

test.each([
  ['today, though it is tomorrow in London', 'new', '2026-11-22T03:30:00.000Z', true],
  ['long ago', 'negotiating', '2026-01-01T03:30:00.000Z', true],
  ['tomorrow', 'new', '2026-11-23T03:30:00.000Z', false],
  ['no day', 'new', null, false],
  ['a lead that is won', 'won', '2026-01-01T03:30:00.000Z', false],
] as const)('%s', (_what, status, follow_up_date, due) => {
  expect(isFollowUpDue({ status, follow_up_date }, now)).toBe(due)
})
