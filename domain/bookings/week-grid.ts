import { addDays, weekdayOf } from './say-time.ts'

/** The day chooser shows five weeks at a time, which is enough for a month. */
const DAYS_SHOWN = 5 * 7

export type WeekGrid = {
  weeks: { date: string; isFree: boolean }[][]
  /** First day of the previous and next group of weeks, if there are any. */
  earlier: string | undefined
  later: string | undefined
}

/**
 * The weeks, from Monday on, that a day chooser shows: of all weeks with free days the five, counted from the
 * first, that `shown` is among.
 *
 * @param freeDays `2026-11-24`, in their order; one at least
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
