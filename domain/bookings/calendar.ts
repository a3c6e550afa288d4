import { oneOf } from '../address-values.ts'
import { isDate } from './availability.ts'
import { addDays, weekdayOf } from './say-time.ts'

const DAYS_A_WEEK = 7

/** The same day some months on, or that month's last one where it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/** The seven days of the week that the day is in, from Monday. */
export function weekOf(date: string): string[] {
  const monday = addDays(date, -weekdayOf(date))
  return Array.from({ length: DAYS_A_WEEK }, (_, day) => addDays(monday, day))
}

/** The whole weeks that hold the days of the month that the day is in. */
export function monthOf(date: string): string[][] {
  const first = `${date.slice(0, 7)}-01`
  const weeks: string[][] = []
  for (let week = weekOf(first); isInMonth(week, date); week = weekOf(addDays(week[0] ?? first, DAYS_A_WEEK)))
    weeks.push(week)
  return weeks
}

function isInMonth(week: string[], date: string): boolean {
  return week.some((day) => day.slice(0, 7) === date.slice(0, 7))
}

export const calendarViews = ['list', 'week', 'month'] as const
export type CalendarView = (typeof calendarViews)[number]

/** What of the calendar is looked at: all days of the week, or of the month, that the day is in. */
export type CalendarPlace = { view: Exclude<CalendarView, 'list'>; date: string }

/** Reads the place out of an address; nothing where it asks for the list. No day: today is meant. */
export function readCalendarPlace(
  get: (name: string) => string | null,
): { view: CalendarPlace['view']; date: string | undefined } | undefined {
  const view = oneOf(calendarViews, get('view'))
  const date = get('date') ?? ''
  return view && view !== 'list' ? { view, date: isDate(date) ? date : undefined } : undefined
}

/** The days that are shown, week by week. */
export function weeksShown({ view, date }: CalendarPlace): string[][] {
  return view === 'week' ? [weekOf(date)] : monthOf(date)
}

/** The place before or after this one. */
export function placeBeside({ view, date }: CalendarPlace, step: 1 | -1): CalendarPlace {
  return { view, date: view === 'week' ? addDays(date, step * DAYS_A_WEEK) : addMonths(date, step) }
}
