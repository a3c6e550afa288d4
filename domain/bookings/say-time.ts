import { formatClock, indianDay } from '../indian-time.ts'
import { fillText } from '../text/fill-text.ts'
import { clockTime } from './clock-time.ts'

/**
 * Formats for days and times in one language. They are built from numbers because server and browsers may
 * differ in locale data.
 */
export type DayWords = {
  /** Starts with Monday. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** Starts with January. */
  months: readonly string[]
  /** Contains `{weekday}`, `{day}` and `{month}`. */
  day: string
  /** Selects the 12-hour or 24-hour clock. */
  hours: 12 | 24
  /** Display name of India's time zone. */
  india: string
  /** Contains `{city}`. */
  city: string
}

/** Formats the Indian date of a moment: `2026-11-21T20:00:00Z` → `22 November 2026`. */
export function sayDate(iso: string, words: DayWords): string {
  const date = indianDay(iso)
  const { day, month } = partsOfDay(date, words)
  return `${day} ${month} ${date.slice(0, 4)}`
}

/** Formats the Indian month of a moment: `2026-11-30T20:00:00Z` → `December 2026`. */
export function sayMonth(iso: string, words: DayWords): string {
  const date = indianDay(iso)
  return `${partsOfDay(date, words).month} ${date.slice(0, 4)}`
}

/** Formats a day: `2026-11-24` → `Tuesday 24 November`. */
export function sayDay(date: string, words: DayWords): string {
  const { weekday, day, month } = partsOfDay(date, words)
  return fillText(words.day, { weekday, day, month })
}

/** Formats a day with a short weekday: `2026-11-24` → `Tue 24 November`. */
export function sayDayShortly(date: string, words: DayWords): string {
  const { day, month } = partsOfDay(date, words)
  return fillText(words.day, { weekday: words.shortWeekdays[weekdayOf(date)] ?? '', day, month })
}

/** Returns the parts of a day: `Tuesday`, 24, `November`. */
export function partsOfDay(date: string, words: DayWords) {
  return {
    weekday: words.weekdays[weekdayOf(date)] ?? '',
    day: Number(date.slice(8)),
    month: words.months[Number(date.slice(5, 7)) - 1] ?? '',
  }
}

/** Formats a time of day: `13:00` → `1:00 pm`, or unchanged for the 24-hour clock. */
export function sayClock(time: string, { hours }: Pick<DayWords, 'hours'>): string {
  return hours === 24 ? time : formatClock(time)
}

/** Formats a time zone: `America/New_York` → `New York time`. */
export function sayZone(zone: string, words: DayWords): string {
  if (isIndia(zone)) return words.india
  // Abbreviations such as UTC speak for themselves.
  return zone.includes('/') ? fillText(words.city, { city: cityOf(zone) }) : zone
}

/** Fills a moment into a text with `{day}`, `{time}` and `{zone}`. */
export function sayMoment(text: string, startsAt: string, timeZone: string, words: DayWords): string {
  const { date, time } = clockTime(startsAt, timeZone)
  return fillText(text, {
    day: sayDay(date, words),
    time: sayClock(time, words),
    zone: sayZone(timeZone, words),
  })
}

/** Returns the city of a time zone: `America/New_York` → `New York`. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

// Browsers still use the zone's old name.
const isIndia = (zone: string) => zone === 'Asia/Kolkata' || zone === 'Asia/Calcutta'

/** Returns the weekday as a number; 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}
