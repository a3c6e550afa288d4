import type { Viewer } from '#domain/accounts/viewer.ts'
import { readEmail } from '#domain/contact/email-address.ts'
import { guessColumns } from '#domain/leads/import/guess-columns.ts'
import { importLimits } from '#domain/leads/import/import-fields.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { StoredRow } from '#server/database/import-tables.ts'
import type { Database } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { type CsvRecord, decodedFile, readRecords, sniffFile, UnreadableFileError } from './read-csv.ts'
import { forgetImport } from './tidy-imports.ts'

export type Staged = { kind: 'staged'; id: string } | { kind: 'unreadable'; reason: string }

/** Rows per import step, which block the process together. */
const ROWS_IN_PART = 25
const CHARACTERS_IN_PART = 200_000
const PARTS_AT_ONCE = 20
const MAX_FILE_NAME = 120

const HEADINGS_WITHIN = 10

type Dependencies = { database: Database; clock: Clock }

/**
 * Stores a file in parts in the database, where every instance can import it. Lines above the headings are left out.
 */
export async function stageFile(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { file, name }: { file: string; name: string },
): Promise<Staged> {
  authorize(viewer, 'leads:write')
  const { encoding, delimiter } = await sniffFile(file)
  const id = newRowId()
  try {
    const records = readRecords(decodedFile(file, encoding), delimiter)
    const first = await firstOf(records, HEADINGS_WITHIN)
    if (first.length === 0) throw new UnreadableFileError('There is nothing in that file.')
    const at = findHeadings(first)
    await database.write((trx) =>
      trx
        .insertInto('lead_imports')
        .values({
          id,
          file_name: cleanLine(name).slice(0, MAX_FILE_NAME) || 'file.csv',
          status: 'waiting',
          created_by: viewer.email,
          header: JSON.stringify(headingsOf(first[Math.max(at, 0)]?.cells ?? [], at >= 0)),
          created_at: clock().toISOString(),
          ...nothingDone,
        })
        .execute(),
    )
    const rows = await storeParts(database, id, withFirst(first.slice(at + 1), records))
    if (rows === 0) throw new UnreadableFileError('There are headings in that file, and nothing below them.')
    return { kind: 'staged', id }
  } catch (error) {
    await forgetImport(database, id)
    if (error instanceof UnreadableFileError) return { kind: 'unreadable', reason: error.message }
    throw error
  }
}

async function firstOf(records: AsyncGenerator<CsvRecord>, most: number): Promise<CsvRecord[]> {
  const first: CsvRecord[] = []
  while (first.length < most) {
    const { value, done } = await records.next()
    if (done) break
    first.push(value)
  }
  return first
}

/**
 * Returns the heading row: the first record that names a contact column, or the first that is not mostly
 * empty.
 */
function findHeadings(first: CsvRecord[]): number {
  const filled = first.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  const naming = first.findIndex(({ cells }) =>
    guessColumns(cells).some((field) => field === 'email' || field === 'phone'),
  )
  const at = naming >= 0 ? naming : filled.findIndex((count) => count > Math.max(...filled) / 2)
  const isData = first[at]?.cells.some((cell) => readEmail(cell) !== undefined)
  return isData ? -1 : at
}

const nothingDone = {
  rows_total: 0,
  parts_total: 0,
  parts_done: 0,
  rows_read: 0,
  imported: 0,
  joined: 0,
  skipped: 0,
  bad: 0,
}

/** Columns without a heading are numbered. */
function headingsOf(cells: string[], areHeadings: boolean): string[] {
  return cells.map(
    (cell, index) => (areHeadings && cleanLine(cell).trim().slice(0, 80)) || `Column ${index + 1}`,
  )
}

async function* withFirst(first: CsvRecord[], rest: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord> {
  yield* first
  yield* rest
}

async function storeParts(
  database: Database,
  id: string,
  records: AsyncIterable<CsvRecord>,
): Promise<number> {
  let rows = 0
  let parts = 0
  let part: StoredRow[] = []
  let characters = 0
  let full: { import_id: string; number: number; rows: string }[] = []
  const close = () => {
    if (part.length === 0) return
    full.push({ import_id: id, number: parts++, rows: JSON.stringify(part) })
    part = []
    characters = 0
  }
  const store = async () => {
    if (full.length === 0) return
    const values = full
    full = []
    await database.write((trx) => trx.insertInto('lead_import_parts').values(values).execute())
  }
  for await (const { line, cells } of records) {
    if (++rows > importLimits.rows) {
      throw new UnreadableFileError(`There are more than ${importLimits.rows} rows in it. Split the file.`)
    }
    const length = cells.join().length
    if (part.length === ROWS_IN_PART || characters + length > CHARACTERS_IN_PART) close()
    part.push([line, cells])
    characters += length
    if (full.length >= PARTS_AT_ONCE) await store()
  }
  close()
  await store()
  await database.write((trx) =>
    trx
      .updateTable('lead_imports')
      .set({ rows_total: rows, parts_total: parts })
      .where('id', '=', id)
      .execute(),
  )
  return rows
}
