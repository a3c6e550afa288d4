import { addDays } from '../indian-time.ts'
import { weekdayOf } from './say-time.ts'

/** The day chooser shows five weeks at a time, which is enough for a month. */
const DAYS_SHOWN = 5 * 7

export type WeekGrid = {
  weeks: { date: string; isFree: boolean }[][]
  /** First day of the previous and next group of weeks, if there are any. */
  earlier: string | undefined
  later: string | undefined
}

/**
 * Returns the five weeks, starting on Mondays, that contain the day `shown`. Weeks with free days are counted
 * in groups of five from the first.
 * @param freeDays Days such as `2026-11-24` in ascending order; at least one.
 */
export function weekGrid(freeDays: readonly string[], shown: string): WeekGrid {
  const first = mondayOf(freeDays[0] ?? shown)
  const last = freeDays.at(-1) ?? shown
  const free = new Set(freeDays)
  let begin = first
  while (addDays(begin, DAYS_SHOWN) <= shown && addDays(begin, DAYS_SHOWN) <= last) {
    begin = addDays(begin, DAYS_SHOWN)
  }
  const behind = addDays(begin, DAYS_SHOWN)
  const weeks: WeekGrid['weeks'] = []
  for (let monday = begin; monday < behind && monday <= last; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, day) => {
        const date = addDays(monday, day)
        return { date, isFree: free.has(date) }
      }),
    )
  }
  return {
    weeks,
    earlier: begin > first ? addDays(begin, -DAYS_SHOWN) : undefined,
    later: behind <= last ? behind : undefined,
  }
}

function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date))
}
