import { expect, test } from 'vitest'
import { formatDay, formatDayAndTime } from './indian-time.ts'

test.each([
  ['2026-11-21T20:00:00.000Z', '22 Nov 2026', '22 Nov 2026, 01:30'],
  ['2026-01-01T18:29:59.999Z', '1 Jan 2026', '1 Jan 2026, 23:59'],
  ['2026-12-31T18:30:00.000Z', '1 Jan 2027', '1 Jan 2027, 00:00'],
])('%s is %s in Delhi', (iso, day, dayAndTime) => {
  expect(formatDay(iso)).toBe(day)
  expect(formatDayAndTime(iso)).toBe(dayAndTime)
})
