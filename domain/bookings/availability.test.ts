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
  ['no hours at all', onMonday(), {}],
  ['an end before its beginning', onMonday(['18:00', '10:00']), { monday: 'range' }],
  ['a range of no time', onMonday(['10:00', '10:00']), { monday: 'range' }],
  ['a time that no clock shows', onMonday(['10:00', '24:30']), { monday: 'range' }],
  ['a time that is left open', onMonday(['', '18:00']), { monday: 'range' }],
  ['ranges that share time', onMonday(['10:00', '13:00'], ['12:59', '18:00']), { monday: 'overlap' }],
  [
    'too many ranges',
    onMonday(...Array.from({ length: 7 }, (_, i): [string, string] => [`1${i}:00`, `1${i}:30`])),
    { monday: 'too-many' },
  ],
  ['a zone that nobody lives in', { timeZone: 'Mars/Olympus' }, { timeZone: 'time-zone' }],
  ['a day that is in no calendar', { daysOff: [{ date: '2026-02-30' }] }, { daysOff: 'date' }],
  ['a long note', { daysOff: [{ date: '2026-12-25', note: 'x'.repeat(101) }] }, { daysOff: 'too-long' }],
  [
    'too many days off',
    { daysOff: Array.from({ length: availabilityLimits.daysOff + 1 }, () => ({ date: '2026-12-25' })) },
    { daysOff: 'too-many' },
  ],
  ['a slot of no length', { slotMinutes: 0 }, { slotMinutes: 'number' }],
  ['half a minute', { slotMinutes: 30.5 }, { slotMinutes: 'number' }],
  ['what is no number', { slotMinutes: Number.NaN }, { slotMinutes: 'number' }],
  ['a buffer below nothing', { bufferBeforeMinutes: -1 }, { bufferBeforeMinutes: 'number' }],
  ['a buffer of a day', { bufferAfterMinutes: 1440 }, { bufferAfterMinutes: 'number' }],
  ['a notice of a year', { minimumNoticeHours: 8760 }, { minimumNoticeHours: 'number' }],
  ['a horizon of today', { horizonDays: 0 }, { horizonDays: 'number' }],
  ['a long place', { place: 'x'.repeat(301) }, { place: 'too-long' }],
])('%s is found to be as it is', (_what, changes, problems) => {
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
])('the zone %j is known as %j', (name, known) => {
  expect(timeZoneOf(name)).toBe(known)
})
