import type { Viewer } from '#domain/accounts/viewer.ts'
import { importLimits } from '#domain/leads/import/import-fields.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { isPlainAddress } from '#server/email/addresses.ts'
import { cleanLine } from '../clean-text.ts'
import { type CsvRecord, readRecords, sniffFile, UnreadableFileError } from './read-csv.ts'

export type Staged = { kind: 'staged'; id: string } | { kind: 'unreadable'; reason: string }

/** So many rows are imported in one step, and hold the rest of the process up together. */
const ROWS_IN_PART = 25
const CHARACTERS_IN_PART = 200_000
const PARTS_AT_ONCE = 20
const MAX_FILE_NAME = 120

type Part = [line: number, cells: string[]][]

/** Reads a file into parts in the database, where its import finds them whichever instance works on it. */
export async function stageFile(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { file, name }: { file: string; name: string },
): Promise<Staged> {
  authorize(viewer, 'leads:write')
  const id = newRowId()
  try {
    const facts = await sniffFile(file)
    const records = readRecords(file, facts)
    const first = await records.next()
    if (first.done) throw new UnreadableFileError('There is nothing in that file.')
    const { header, isData } = headingsOf(first.value.cells)
    await database.write(async (trx) => {
      await trx
        .insertInto('lead_imports')
        .values({
          id,
          file_name: cleanLine(name).slice(0, MAX_FILE_NAME) || 'file.csv',
          status: 'waiting',
          created_by: viewer.email,
          header: JSON.stringify(header),
          file_facts: JSON.stringify(facts),
          created_at: clock().toISOString(),
          ...nothingDone,
        })
        .execute()
    })
    const rows = await storeParts(database, id, isData ? withFirst(first.value, records) : records)
    if (rows === 0) throw new UnreadableFileError('There are headings in that file, and nothing below them.')
    return { kind: 'staged', id }
  } catch (error) {
    await database.write((trx) => trx.deleteFrom('lead_imports').where('id', '=', id).execute())
    if (error instanceof UnreadableFileError) return { kind: 'unreadable', reason: error.message }
    throw error
  }
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
  undone: 0,
}

/** The first row, unless it holds an address already: then the columns are only numbered. */
function headingsOf(cells: string[]): { header: string[]; isData: boolean } {
  const isData = cells.some((cell) => isPlainAddress(cell.trim()))
  const header = cells.map(
    (cell, index) => (isData ? '' : cleanLine(cell).trim().slice(0, 80)) || `Column ${index + 1}`,
  )
  return { header, isData }
}

async function* withFirst(first: CsvRecord, rest: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord> {
  yield first
  yield* rest
}

async function storeParts(
  database: Database,
  id: string,
  records: AsyncIterable<CsvRecord>,
): Promise<number> {
  let rows = 0
  let parts = 0
  let part: Part = []
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
    const length = cells.reduce((sum, cell) => sum + cell.length, 0)
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
