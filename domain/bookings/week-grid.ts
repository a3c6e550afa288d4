import { addDays, weekdayOf } from './say-time.ts'

/** Weeks that a day chooser shows at once: enough for a month, and no endless page. */
const WEEKS_SHOWN = 5

export type WeekGrid = {
  weeks: { date: string; isFree: boolean }[][]
  /** A day of the weeks before and behind, where a day there is free. */
  earlier: string | undefined
  later: string | undefined
}

/**
 * The weeks, from Monday on, that a day chooser shows: five at most, beginning with the week of `from`, or of the
 * first free day.
 *
 * @param freeDays `2026-11-24`, in their order; one at least
 */
export function weekGrid(freeDays: readonly string[], from?: string): WeekGrid {
  const first = mondayOf(freeDays[0] ?? '')
  const last = mondayOf(freeDays.at(-1) ?? '')
  const asked = from ? mondayOf(from) : first
  const begin = asked < first ? first : asked > last ? last : asked
  const free = new Set(freeDays)
  const weeks: WeekGrid['weeks'] = []
  for (let week = 0; week < WEEKS_SHOWN; week++) {
    const monday = addDays(begin, week * 7)
    if (monday > last) break
    weeks.push(
      Array.from({ length: 7 }, (_, day) => {
        const date = addDays(monday, day)
        return { date, isFree: free.has(date) }
      }),
    )
  }
  const before = addDays(begin, -WEEKS_SHOWN * 7)
  const behind = addDays(begin, WEEKS_SHOWN * 7)
  return {
    weeks,
    earlier: begin > first ? (before > first ? before : first) : undefined,
    later: behind <= last ? behind : undefined,
  }
}

function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date))
}
