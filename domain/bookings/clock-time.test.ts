import { expect, test } from 'vitest'
import { clockTime, isSameClockTime } from './clock-time.ts'

test.each([
  ['2026-11-24T04:30:00.000Z', 'Asia/Kolkata', '2026-11-24', '10:00'],
  ['2026-11-24T04:30:00.000Z', 'America/New_York', '2026-11-23', '23:30'],
  ['2026-11-24T05:00:00.000Z', 'America/New_York', '2026-11-24', '00:00'],
  // Daylight saving time ends there in the night to 1 November.
  ['2026-11-01T05:30:00.000Z', 'America/New_York', '2026-11-01', '01:30'],
  ['2026-11-01T06:30:00.000Z', 'America/New_York', '2026-11-01', '01:30'],
])('reads, at %s, clocks in %s as %s, %s', (iso, zone, date, time) => {
  expect(clockTime(iso, zone)).toEqual({ date, time })
})

test('treats zones as equal if their clocks agree, whatever their names', () => {
  const iso = '2026-11-24T04:30:00.000Z'
  expect(isSameClockTime(iso, 'Asia/Kolkata', 'Asia/Calcutta')).toBe(true)
  expect(isSameClockTime(iso, 'Asia/Kolkata', 'Asia/Colombo')).toBe(true)
  expect(isSameClockTime(iso, 'Asia/Kolkata', 'Asia/Dubai')).toBe(false)
})
