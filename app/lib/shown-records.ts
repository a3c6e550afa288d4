import { copy } from '#content/copy/copy.ts'
import { recordLabels } from '#content/office/record-labels.ts'
import { sayClock, sayDate } from '#domain/bookings/say-time.ts'
import { formatDayAndTime, formatTime } from '#domain/indian-time.ts'
import type { Locale } from '#domain/locale.ts'
import { labelOf, readable } from '#domain/privacy/readable.ts'
import type { Records } from '#server/privacy/read-records.ts'

/** The data table by table: for each row, the labels and values of its fields. */
export type ShownRecords = { table: string; title: string; rows: [label: string, value: string][][] }[]

/** Matches ids and keys, which are only useful in a file. */
const isNumberOfOurs = /(^|_)(id|key)$/

/** Returns a person's data with labels, dates and times in a language. */
export function showRecords(records: Records, locale: Locale, { withIds = false } = {}): ShownRecords {
  const labels = locale === 'en' ? undefined : recordLabels[locale]
  return records.map(({ table, title, rows }) => ({
    table,
    title: labels?.tables[table] ?? title,
    rows: rows.map((row) =>
      Object.entries(row).flatMap(([column, value]): [string, string][] => {
        const isHidden = !withIds && isNumberOfOurs.test(column)
        const shown = isHidden ? '' : readable(value, (iso) => sayIndianMoment(iso, locale))
        return shown ? [[labels?.columns[column] ?? labelOf(column), shown]] : []
      }),
    ),
  }))
}

/** Formats a moment in India for people. */
export function sayIndianMoment(iso: string, locale: Locale): string {
  if (locale === 'en') return formatDayAndTime(iso)
  const { calendar } = copy[locale].book.form.picker
  return `${sayDate(iso, calendar)}, ${sayClock(formatTime(iso), calendar)}`
}
