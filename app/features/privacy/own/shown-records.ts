import { recordLabels } from '#content/record-labels.ts'
import type { Locale } from '#domain/locale.ts'
import { labelOf, readable } from '#domain/privacy/readable.ts'
import type { Records } from '#server/privacy/read-records.ts'

/** What is held, table by table, as it is read: each row's fields by their labels. */
export type ShownRecords = { table: string; title: string; rows: [label: string, value: string][][] }[]

/** By which rows find each other: of use in the file for machines only. */
const isNumberOfOurs = /(^|_)(id|key)$/

/** The page is sent what it shows and nothing else, so that it stays small. */
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
