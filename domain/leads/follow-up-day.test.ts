import { expect, test } from 'vitest'
import { readFollowUp } from './follow-up-day.ts'

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
