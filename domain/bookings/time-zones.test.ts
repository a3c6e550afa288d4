import { expect, test } from 'vitest'
import { allTimeZones, timeZoneOf } from './availability.ts'

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  // Browsers in India report this name.
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['Africa/Nairobi', 'Africa/Nairobi'],
  ['UTC', 'UTC'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Mars/Olympus', undefined],
  ['+05:30', undefined],
  ['', undefined],
  ['A'.repeat(100), undefined],
])('reads %j as the time zone %j', (name, zone) => {
  expect(timeZoneOf(name)).toBe(zone)
})

test('keeps every selectable zone under its name', () => {
  const zones = allTimeZones()
  expect(zones).toContain('Asia/Kolkata')
  expect(zones.filter((zone) => timeZoneOf(zone) !== zone)).toEqual([])
})
