import { copy } from '#content/copy/copy.ts'
import { recordLabels } from '#content/office/record-labels.ts'
import { recordValues } from '#content/office/record-values.ts'
import { sayClock, sayDate } from '#domain/bookings/say-time.ts'
import { formatDayAndTime, indianTime } from '#domain/indian-time.ts'
import type { ScoreReason } from '#domain/leads/score/score-lead.ts'
import type { Locale } from '#domain/locale.ts'
import { labelOf, readable } from '#domain/privacy/readable.ts'
import type { Records } from '#server/privacy/read-records.ts'

/** The data table by table: for each row, the labels and values of its fields. */
export type ShownRecords = { table: string; title: string; rows: [label: string, value: string][][] }[]

/** Matches ids and keys, which are only useful in a file. */
const isNumberOfOurs = /(^|_)(id|key)$/

/** Returns a person's data with labels, codes, dates and times in the words of a language. */
export function showRecords(records: Records, locale: Locale, { withIds = false } = {}): ShownRecords {
  const say = sayingsOf(locale)
  return records.map(({ table, title, rows }) => ({
    table,
    title: titleOf(table, locale) ?? title,
    rows: rows.map((row) =>
      Object.entries(row).flatMap(([column, value]): [string, string][] => {
        const isHidden = !withIds && isNumberOfOurs.test(column)
        const shown = isHidden ? '' : readable(wordedScore(column, value, say), column, say)
        return shown ? [[say.label([column]), shown]] : []
      }),
    ),
  }))
}

function titleOf(table: string, locale: Locale): string | undefined {
  if (locale === 'en') return undefined
  const { tables, inBin } = recordLabels[locale]
  return table.startsWith('bin_') ? `${inBin}: ${tables[table.slice(4)]}` : tables[table]
}

function sayingsOf(locale: Locale) {
  const labels = locale === 'en' ? {} : recordLabels[locale].columns
  const values = recordValues[locale]
  return {
    moment: (iso: string) => sayIndianMoment(iso, locale),
    /** Names what is known of a nested field, at least its last part. */
    label: (path: readonly string[]) => {
      const columns = path.map(columnOf)
      const known = columns.flatMap((column) => labels[column] ?? [])
      return known.length > 0 ? known.join(' · ') : labelOf(columns.join('_'))
    },
    value: (value: string, field: string) => {
      const column = columnOf(field)
      // The stored contact begins with its kind; its value is a column of its own.
      const code = column === 'contact' ? (value.split(':', 1)[0] ?? '') : value
      return values[column]?.[code] ?? value
    },
  }
}

/** Fields of forms are named like the columns, but in camel case. */
function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The reasons of a score name a field and its answer; both get words, as in `Budget range: ₹25,000-50,000`. */
function wordedScore(column: string, value: unknown, say: ReturnType<typeof sayingsOf>): unknown {
  if (column !== 'score_reasons' || typeof value !== 'string') return value
  const reasons = JSON.parse(value) as ScoreReason[]
  return reasons
    .map(
      ({ field, answer, points }) => `${say.label([field])}: ${say.value(answer ?? '-', field)} (+${points})`,
    )
    .join('\n')
}

/** Formats a moment in India for people. */
export function sayIndianMoment(iso: string, locale: Locale): string {
  if (locale === 'en') return formatDayAndTime(iso)
  const { calendar } = copy[locale].book.form.picker
  return `${sayDate(iso, calendar)}, ${sayClock(indianTime(iso), calendar)}`
}
