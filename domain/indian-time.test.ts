import { expect, test } from 'vitest'
import {
  addDays,
  formatDay,
  formatDayAndTime,
  formatSpan,
  formatTime,
  momentInIndia,
  sayDay,
  sayDayAndTime,
} from './indian-time.ts'

test.each([
  ['2026-11-21T20:00:00.000Z', '22 Nov 2026', '22 Nov 2026, 1:30 am'],
  ['2026-01-01T18:29:59.999Z', '1 Jan 2026', '1 Jan 2026, 11:59 pm'],
  ['2026-12-31T18:30:00.000Z', '1 Jan 2027', '1 Jan 2027, 12:00 am'],
])('formats %s as %s in Delhi', (iso, day, dayAndTime) => {
  expect(formatDay(iso)).toBe(day)
  expect(formatDayAndTime(iso)).toBe(dayAndTime)
  expect(formatTime(iso)).toBe(dayAndTime.split(', ')[1])
})

test.each([
  ['2026-11-21T18:29:59.999Z', 'yesterday', 'yesterday, 11:59 pm'],
  ['2026-11-21T18:30:00.000Z', 'today', 'today, 12:00 am'],
  ['2026-11-22T18:30:00.000Z', 'tomorrow', 'tomorrow, 12:00 am'],
  ['2026-11-23T18:30:00.000Z', '24 Nov', '24 Nov, 12:00 am'],
  ['2026-01-05T04:30:00.000Z', '5 Jan', '5 Jan, 10:00 am'],
  ['2025-12-31T04:30:00.000Z', '31 Dec 2025', '31 Dec 2025, 10:00 am'],
  ['2027-01-01T04:30:00.000Z', '1 Jan 2027', '1 Jan 2027, 10:00 am'],
])('describes, on 22 November in Delhi, %s as %s', (iso, day, dayAndTime) => {
  const now = '2026-11-21T20:00:00.000Z'
  expect(sayDay(iso, now)).toBe(day)
  expect(sayDayAndTime(iso, now)).toBe(dayAndTime)
})

test.each([
  ['11:00', '11:30', '11:00–11:30 am'],
  ['11:30', '12:00', '11:30 am–12:00 pm'],
])('formats the span from %s to %s as %s', (from, to, span) => {
  expect(formatSpan(from, to)).toBe(span)
})

test('says tomorrow for the first day of the next year', () => {
  expect(sayDay('2026-12-31T19:00:00.000Z', '2026-12-31T10:00:00.000Z')).toBe('tomorrow')
})

test.each([
  ['2026-11-30', 2, '2026-12-02'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
])('computes that %s plus %d days is %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later)
})

test.each([
  ['2026-11-22', undefined, '2026-11-22T03:30:00.000Z'],
  ['2026-11-22', '00:00', '2026-11-21T18:30:00.000Z'],
  ['2028-02-29', '23:59', '2028-02-29T18:29:00.000Z'],
  ['2026-02-30', undefined, undefined],
  ['2026-13-01', undefined, undefined],
  ['2026-11-22', '24:00', undefined],
  ['tomorrow', undefined, undefined],
  ['', undefined, undefined],
  ['2026-11-22T12:00 am', undefined, undefined],
])('converts %s at %s to %s', (day, time, moment) => {
  expect(momentInIndia(day, time)).toBe(moment)
})
