import { expect, test } from 'vitest'
import { allTimeZones, timeZoneOf } from './availability.ts'

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  // What browsers in India tell.
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['Africa/Nairobi', 'Africa/Nairobi'],
  ['UTC', 'UTC'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Mars/Olympus', undefined],
  ['+05:30', undefined],
  ['', undefined],
  ['A'.repeat(100), undefined],
])('%j is the time zone %j', (name, zone) => {
  expect(timeZoneOf(name)).toBe(zone)
})

test('every zone that can be chosen is kept by its name', () => {
  const zones = allTimeZones()
  expect(zones).toContain('Asia/Kolkata')
  expect(zones.filter((zone) => timeZoneOf(zone) !== zone)).toEqual([])
})
