import { expect, test } from 'vitest'
import {
  type Availability,
  type AvailabilityProblems,
  availabilityLimits,
  checkAvailability,
  defaultAvailability,
  timeZoneOf,
} from './availability.ts'

const onMonday = (...ranges: [from: string, to: string][]): Partial<Availability> => ({
  weekly: { ...defaultAvailability.weekly, monday: ranges.map(([from, to]) => ({ from, to })) },
})

test.each<[string, Partial<Availability>, AvailabilityProblems]>([
  ['the default', {}, {}],
  ['a break', onMonday(['14:00', '18:00'], ['10:00', '13:00']), {}],
  ['ranges that touch', onMonday(['10:00', '13:00'], ['13:00', '18:00']), {}],
  ['no opening hours', onMonday(), {}],
  ['an end before its start', onMonday(['18:00', '10:00']), { monday: 'range' }],
  ['an empty range', onMonday(['10:00', '10:00']), { monday: 'range' }],
  ['an invalid time', onMonday(['10:00', '24:30']), { monday: 'range' }],
  ['a missing time', onMonday(['', '18:00']), { monday: 'range' }],
  ['overlapping ranges', onMonday(['10:00', '13:00'], ['12:59', '18:00']), { monday: 'overlap' }],
  [
    'too many ranges',
    onMonday(...Array.from({ length: 7 }, (_, i): [string, string] => [`1${i}:00`, `1${i}:30`])),
    { monday: 'too-many' },
  ],
  ['an unknown time zone', { timeZone: 'Mars/Olympus' }, { timeZone: 'time-zone' }],
  ['an invalid day', { daysOff: [{ date: '2026-02-30' }] }, { daysOff: 'date' }],
  ['a long note', { daysOff: [{ date: '2026-12-25', note: 'x'.repeat(101) }] }, { daysOff: 'too-long' }],
  [
    'too many days off',
    { daysOff: Array.from({ length: availabilityLimits.daysOff + 1 }, () => ({ date: '2026-12-25' })) },
    { daysOff: 'too-many' },
  ],
  ['a slot of zero minutes', { slotMinutes: 0 }, { slotMinutes: 'number' }],
  ['a fraction of a minute', { slotMinutes: 30.5 }, { slotMinutes: 'number' }],
  ['a value that is not a number', { slotMinutes: Number.NaN }, { slotMinutes: 'number' }],
  ['a negative buffer', { bufferBeforeMinutes: -1 }, { bufferBeforeMinutes: 'number' }],
  ['a buffer of a day', { bufferAfterMinutes: 1440 }, { bufferAfterMinutes: 'number' }],
  ['a notice of a year', { minimumNoticeHours: 8760 }, { minimumNoticeHours: 'number' }],
  ['a horizon of today', { horizonDays: 0 }, { horizonDays: 'number' }],
  ['a long place', { place: 'x'.repeat(301) }, { place: 'too-long' }],
])('reports the problems of %s', (_what, changes, problems) => {
  expect(checkAvailability({ ...defaultAvailability, ...changes })).toEqual(problems)
})

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['europe/berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['+05:30', undefined],
  ['', undefined],
  ['Asia/Nowhere', undefined],
  ['A'.repeat(65), undefined],
])('normalises the time zone %j to %j', (name, known) => {
  expect(timeZoneOf(name)).toBe(known)
})
