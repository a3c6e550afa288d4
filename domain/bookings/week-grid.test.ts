import { describe, expect, test } from 'vitest'
import { addDays } from '../indian-time.ts'
import { weekGrid } from './week-grid.ts'

/** Returns `count` consecutive days. */
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, day) => addDays(first, day))

describe('the weeks of a day chooser', () => {
  test('begin on a Monday and mark the free days', () => {
    const { weeks, earlier, later } = weekGrid(['2026-11-25', '2026-11-27'], '2026-11-25')
    expect(weeks).toHaveLength(1)
    expect(weeks[0]?.map(({ date, isFree }) => `${date} ${isFree}`)).toEqual([
      '2026-11-23 false',
      '2026-11-24 false',
      '2026-11-25 true',
      '2026-11-26 false',
      '2026-11-27 true',
      '2026-11-28 false',
      '2026-11-29 false',
    ])
    expect([earlier, later]).toEqual([undefined, undefined])
  })

  test.each([
    ['2026-11-25', '2026-11-23', undefined, '2026-12-28'],
    ['2026-12-27', '2026-11-23', undefined, '2026-12-28'],
    ['2026-12-28', '2026-12-28', '2026-11-23', '2027-02-01'],
    ['2027-02-20', '2027-02-01', '2026-12-28', undefined],
    // Days outside the free days lead to the nearest weeks.
    ['2020-01-01', '2026-11-23', undefined, '2026-12-28'],
    ['2099-01-01', '2027-02-01', '2026-12-28', undefined],
  ])('come in groups of five: the group with %s begins on %s', (shown, begin, earlier, later) => {
    const grid = weekGrid(daysFrom('2026-11-25', 90), shown)
    expect(grid.weeks[0]?.[0]?.date).toBe(begin)
    expect(grid.weeks.length).toBeLessThanOrEqual(5)
    expect([grid.earlier, grid.later]).toEqual([earlier, later])
  })

  test('show every free day once while paging forward', () => {
    const free = daysFrom('2026-11-25', 180)
    const seen: string[] = []
    for (let from: string | undefined = free[0]; from; ) {
      const grid = weekGrid(free, from)
      seen.push(...grid.weeks.flat().flatMap(({ date, isFree }) => (isFree ? [date] : [])))
      from = grid.later
    }
    expect(seen).toEqual(free)
  })
})
