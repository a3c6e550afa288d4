import { fillText } from '../fill-text.ts'
import { indianDay } from '../indian-time.ts'

/** How days and times are written in a language. Put together from numbers, so that browser and server agree. */
export type DayWords = {
  /** From Monday on. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** From January on. */
  months: readonly string[]
  /** With `{weekday}`, `{day}` and `{month}`. */
  day: string
  /** How far hours are counted. */
  hours: 12 | 24
  /** Names India's time zone. */
  india: string
  /** With `{city}`. */
  city: string
}

/** `2026-11-21T20:00:00Z` → `22 November 2026`: the day it is in India. */
export function sayDate(iso: string, words: DayWords): string {
  const date = indianDay(iso)
  const { day, month } = partsOfDay(date, words)
  return `${day} ${month} ${date.slice(0, 4)}`
}

/** `2026-11-24` → `Tuesday 24 November`. */
export function sayDay(date: string, words: DayWords): string {
  const { weekday, day, month } = partsOfDay(date, words)
  return fillText(words.day, { weekday, day, month })
}

/** `2026-11-24` → `Tue 24 November`. */
export function sayDayShortly(date: string, words: DayWords): string {
  const { day, month } = partsOfDay(date, words)
  return fillText(words.day, { weekday: words.shortWeekdays[weekdayOf(date)] ?? '', day, month })
}

/** What a day is called: `Tuesday`, 24, `November`. */
export function partsOfDay(date: string, words: DayWords) {
  return {
    weekday: words.weekdays[weekdayOf(date)] ?? '',
    day: Number(date.slice(8)),
    month: words.months[Number(date.slice(5, 7)) - 1] ?? '',
  }
}

/** `13:00` → `1:00 pm`, or as it is where hours are counted to 24. */
export function sayClock(time: string, { hours }: Pick<DayWords, 'hours'>): string {
  if (hours === 24) return time
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`
}

/** `America/New_York` → `New York time`. */
export function sayZone(zone: string, words: DayWords): string {
  return isIndia(zone) ? words.india : fillText(words.city, { city: cityOf(zone) })
}

/** `America/New_York` → `New York`. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

// Browsers still call it by its old name.
const isIndia = (zone: string) => zone === 'Asia/Kolkata' || zone === 'Asia/Calcutta'

const DAY_MS = 24 * 60 * 60 * 1000

/** 0 for Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** `2026-11-30`, 2 → `2026-12-02`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
