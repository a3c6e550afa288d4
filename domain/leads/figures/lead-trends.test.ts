import { expect, test } from 'vitest'
import {
  fillDays,
  groupDays,
  readTrendRange,
  type SpanSums,
  sayMinutes,
  summarizeSpan,
  trendSpans,
} from './lead-trends.ts'

const nothing: SpanSums = {
  groups: [],
  answered: { leads: 0, withinHour: 0, withinDay: 0, medianMinutes: null },
  won: { leads: 0, value: 0 },
  lost: { leads: 0 },
}

const TODAY = '2026-11-21'
const read = (query: string) => {
  const search = new URLSearchParams(query)
  return readTrendRange((name) => search.get(name), TODAY)
}

test.each([
  ['', '2026-10-23', TODAY, 30],
  ['days=7', '2026-11-15', TODAY, 7],
  ['days=365', '2025-11-22', TODAY, 365],
  ['days=8', '2026-10-23', TODAY, 30],
  ['from=2026-11-01&to=2026-11-03', '2026-11-01', '2026-11-03', undefined],
  ['from=2026-11-03&to=2026-11-01', '2026-11-01', '2026-11-03', undefined],
  ['from=2026-11-01', '2026-11-01', TODAY, undefined],
  ['to=2026-11-01', '2026-11-01', '2026-11-01', undefined],
  ['from=2027-01-01&to=2027-02-01', TODAY, TODAY, undefined],
  ['from=1900-01-01', '2023-11-20', TODAY, undefined],
])('reads the range of %j', (query, from, to, days) => {
  expect(read(query)).toEqual({ from, to, days })
})

test('joins the days of a long range to weeks', () => {
  const days = (count: number) => Array.from({ length: count }, (_, at) => ({ day: `day ${at}`, leads: 1 }))
  expect(groupDays(days(92))).toHaveLength(92)
  const weeks = groupDays(days(365))
  expect(weeks).toHaveLength(53)
  expect(weeks[0]).toEqual({ from: 'day 0', to: 'day 6', leads: 7 })
  expect(weeks.at(-1)).toEqual({ from: 'day 364', to: 'day 364', leads: 1 })
})

test('ends the last 30 days with today and the previous 30 just before', () => {
  expect(trendSpans(read(''))).toEqual({ start: '2026-09-23', middle: '2026-10-23', end: '2026-11-22' })
})

test('returns a number for every day of the span', () => {
  const days = fillDays(trendSpans(read('')), [{ day: '2026-11-20', leads: 3 }])
  expect(days).toHaveLength(30)
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-20', leads: 3 },
    { day: '2026-11-21', leads: 0 },
  ])
})

test('sorts sources by their number of leads, and statuses in their own order', () => {
  const span = summarizeSpan({
    groups: [
      { source: 'ai_chat', status: 'new', leads: 2, value: 50_000 },
      { source: 'referral', status: 'won', leads: 5, value: 25_000 },
      { source: 'ai_chat', status: 'won', leads: 1, value: 0 },
    ],
    answered: { leads: 4, withinHour: 2, withinDay: 4, medianMinutes: 90 },
    won: { leads: 3, value: 75_000 },
    lost: { leads: 1 },
  })
  expect(span).toMatchObject({
    leads: 8,
    value: 75_000,
    bySource: [
      { source: 'referral', leads: 5, value: 25_000 },
      { source: 'ai_chat', leads: 3, value: 50_000 },
    ],
    answer: { medianMinutes: 90, withinHour: 0.25, withinDay: 0.5 },
    conversion: 0.75,
    wonValue: 75_000,
  })
  expect(span.byStatus.filter(({ leads }) => leads > 0)).toEqual([
    { status: 'new', leads: 2 },
    { status: 'won', leads: 6 },
  ])
})

test('returns no shares without leads', () => {
  expect(summarizeSpan(nothing)).toMatchObject({
    leads: 0,
    conversion: null,
    answer: { medianMinutes: null, withinHour: null, withinDay: null },
  })
})

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [95, '1 h 35 min'],
  [610, '10 h'],
  [1_440, '24 h'],
  [2_880, '2 days'],
])('formats %i minutes as %s', (minutes, words) => {
  expect(sayMinutes(minutes)).toBe(words)
})
