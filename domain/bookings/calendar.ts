import { oneOf } from '../address-values.ts'
import { addDays } from '../indian-time.ts'
import { isDate } from './availability.ts'
import { weekdayOf } from './say-time.ts'

const DAYS_A_WEEK = 7

/** Returns the same day some months later, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/** Returns the seven days of the week that contains the day, starting on Monday. */
export function weekOf(date: string): string[] {
  const monday = addDays(date, -weekdayOf(date))
  return Array.from({ length: DAYS_A_WEEK }, (_, day) => addDays(monday, day))
}

/** Returns the whole weeks that cover the month of the day. */
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

/** The visible part of the calendar: the week or month that contains `date`. */
export type CalendarPlace = { view: Exclude<CalendarView, 'list'>; date: string }

/** Reads the calendar position from a URL. Returns undefined for the list view; the day defaults to today. */
export function readCalendarPlace(
  get: (name: string) => string | null,
): { view: CalendarPlace['view']; date: string | undefined } | undefined {
  const view = oneOf(calendarViews, get('view'))
  const date = get('date') ?? ''
  return view && view !== 'list' ? { view, date: isDate(date) ? date : undefined } : undefined
}

/** Returns the visible days, grouped by week. */
export function weeksShown({ view, date }: CalendarPlace): string[][] {
  return view === 'week' ? [weekOf(date)] : monthOf(date)
}

/** Returns the previous or next week or month. */
export function placeBeside({ view, date }: CalendarPlace, step: 1 | -1): CalendarPlace {
  return { view, date: view === 'week' ? addDays(date, step * DAYS_A_WEEK) : addMonths(date, step) }
}
