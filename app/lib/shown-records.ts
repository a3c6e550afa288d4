import { recordLabels } from '#content/office/record-labels.ts'
import type { Locale } from '#domain/locale.ts'
import { labelOf, readable } from '#domain/privacy/readable.ts'
import type { Records } from '#server/privacy/read-records.ts'

/** The data table by table: for each row, the labels and values of its fields. */
export type ShownRecords = { table: string; title: string; rows: [label: string, value: string][][] }[]

/** Matches ids and keys, which are only useful in the JSON file. */
const isNumberOfOurs = /(^|_)(id|key)$/

/** Returns the data that the page shows and nothing else, to keep the page small. */
export function showRecords(records: Records, locale: Locale): ShownRecords {
  const labels = locale === 'en' ? undefined : recordLabels[locale]
  return records.map(({ table, title, rows }) => ({
    table,
    title: labels?.tables[table] ?? title,
    rows: rows.map((row) =>
      Object.entries(row).flatMap(([column, value]): [string, string][] => {
        const shown = isNumberOfOurs.test(column) ? '' : readable(value)
        return shown ? [[labels?.columns[column] ?? labelOf(column), shown]] : []
      }),
    ),
  }))
}
