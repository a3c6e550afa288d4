import { expect, test } from 'vitest'
import { sayUntil, shortDay, wholeDay } from './day-words.ts'

test.each([
  ['2026-11-29T08:30:00Z', 'Today, in 30 minutes'],
  ['2026-11-29T09:10:00Z', 'Today, in 1 hour'],
  ['2026-11-29T12:00:00Z', 'Today, in 4 hours'],
  ['2026-11-30T05:30:00Z', 'Tomorrow, in 22 hours'],
  ['2026-12-04T05:30:00Z', 'In 5 days'],
  ['2026-11-29T07:59:00Z', ''],
])('a demo at %s is %j away', (startsAt, words) => {
  expect(sayUntil(startsAt, '2026-11-29T08:00:00Z', 'Asia/Kolkata')).toBe(words)
})

test('a day of this year has no year', () => {
  expect(shortDay('2026-11-30', '2026-11-29')).toBe('Mon, 30 Nov')
  expect(shortDay('2027-01-01', '2026-11-29')).toBe('Fri, 1 Jan 2027')
  expect(wholeDay('2026-11-30', '2026-11-29')).toBe('Monday, 30 November')
  expect(wholeDay('2026-11-30')).toBe('Monday, 30 November 2026')
})
