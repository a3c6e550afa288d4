import { expect, test } from 'vitest'
import { formatDay, formatDayAndTime, sayDay, sayDayAndTime } from './indian-time.ts'

test.each([
  ['2026-11-21T20:00:00.000Z', '22 Nov 2026', '22 Nov 2026, 01:30'],
  ['2026-01-01T18:29:59.999Z', '1 Jan 2026', '1 Jan 2026, 23:59'],
  ['2026-12-31T18:30:00.000Z', '1 Jan 2027', '1 Jan 2027, 00:00'],
])('formats %s as %s in Delhi', (iso, day, dayAndTime) => {
  expect(formatDay(iso)).toBe(day)
  expect(formatDayAndTime(iso)).toBe(dayAndTime)
})

test.each([
  ['2026-11-21T18:29:59.999Z', 'yesterday', 'yesterday, 23:59'],
  ['2026-11-21T18:30:00.000Z', 'today', 'today, 00:00'],
  ['2026-11-22T18:30:00.000Z', 'tomorrow', 'tomorrow, 00:00'],
  ['2026-11-23T18:30:00.000Z', '24 Nov', '24 Nov, 00:00'],
  ['2026-01-05T04:30:00.000Z', '5 Jan', '5 Jan, 10:00'],
  ['2025-12-31T04:30:00.000Z', '31 Dec 2025', '31 Dec 2025, 10:00'],
  ['2027-01-01T04:30:00.000Z', '1 Jan 2027', '1 Jan 2027, 10:00'],
])('describes, on 22 November in Delhi, %s as %s', (iso, day, dayAndTime) => {
  const now = '2026-11-21T20:00:00.000Z'
  expect(sayDay(iso, now)).toBe(day)
  expect(sayDayAndTime(iso, now)).toBe(dayAndTime)
})

test('says tomorrow for the first day of the next year', () => {
  expect(sayDay('2026-12-31T19:00:00.000Z', '2026-12-31T10:00:00.000Z')).toBe('tomorrow')
})
