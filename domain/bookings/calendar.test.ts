import { describe, expect, test } from 'vitest'
import { addMonths, monthOf, placeBeside, readCalendarPlace, weekOf, weeksShown } from './calendar.ts'

describe('adding months', () => {
  test.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-03-31', -1, '2028-02-29'],
    ['2026-12-05', 1, '2027-01-05'],
    ['2026-01-05', -1, '2025-12-05'],
  ])('computes that %s plus %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })
})

describe('the week view', () => {
  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('starts the week of %s on Monday %s', (date, monday) => {
    const week = weekOf(date)
    expect(week).toHaveLength(7)
    expect(week[0]).toBe(monday)
    expect(week).toContain(date)
  })
})

describe('the month view', () => {
  test.each([
    ['2026-11-21', '2026-10-26', '2026-12-06', 6],
    // This month begins on a Monday and has exactly four weeks.
    ['2027-02-10', '2027-02-01', '2027-02-28', 4],
    ['2026-12-31', '2026-11-30', '2027-01-03', 5],
  ])('shows the month of %s from %s to %s, in %i weeks', (date, first, last, weeks) => {
    const month = monthOf(date)
    expect([month[0]?.[0], month.at(-1)?.[6], month.length]).toEqual([first, last, weeks])
  })
})

test.each([
  ['week', '2026-11-21', '2026-11-28', '2026-11-14', 1],
  ['month', '2026-11-21', '2026-12-21', '2026-10-21', 6],
] as const)('moves from a %s with %s forward to %s and back to %s', (view, date, after, before, weeks) => {
  expect(placeBeside({ view, date }, 1)).toEqual({ view, date: after })
  expect(placeBeside({ view, date }, -1)).toEqual({ view, date: before })
  expect(weeksShown({ view, date })).toHaveLength(weeks)
})

test.each([
  ['', undefined],
  ['view=list&date=2026-11-21', undefined],
  ['view=year', undefined],
  ['view=week', { view: 'week', date: undefined }],
  ['view=month&date=2026-11-21', { view: 'month', date: '2026-11-21' }],
  ['view=week&date=2026-02-30', { view: 'week', date: undefined }],
])('reads the URL %j as %j', (query, place) => {
  const values = new URLSearchParams(query)
  expect(readCalendarPlace((name) => values.get(name))).toEqual(place)
})
