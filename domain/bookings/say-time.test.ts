import { expect, test } from 'vitest'
import { cityOf, type DayWords, sayClock, sayDay, sayDayShortly, sayZone, weekdayOf } from './say-time.ts'

const words: DayWords = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'November', 'December'],
  day: '{weekday} {day} {month}',
  india: 'Indian time (IST)',
  city: '{city} time',
}

test.each([
  ['2026-11-23', 'Monday 23 November', 0],
  ['2026-12-06', 'Sunday 6 December', 6],
])('formats the date of %s as %s', (date, said, weekday) => {
  expect(sayDay(date, words)).toBe(said)
  expect(weekdayOf(date)).toBe(weekday)
})

test.each([
  ['00:15', '12:15 am'],
  ['09:00', '9:00 am'],
  ['12:30', '12:30 pm'],
  ['13:00', '1:00 pm'],
])('formats the day %s as %s', (time, said) => {
  expect(sayClock(time, { hours: 12 })).toBe(said)
})

test('shortens the weekday where space is limited', () => {
  expect(sayDayShortly('2026-11-24', words)).toBe('Tue 24 November')
})

test.each([
  ['Asia/Kolkata', 'Indian time (IST)'],
  // Browsers still use this name.
  ['Asia/Calcutta', 'Indian time (IST)'],
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
])('names the zone %s “%s”', (zone, name) => {
  expect(sayZone(zone, words)).toBe(name)
})

test('names a zone without a city by its identifier', () => {
  expect(cityOf('UTC')).toBe('UTC')
})
