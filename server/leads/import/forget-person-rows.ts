import { setImmediate } from 'node:timers/promises'
import { mentions, type Person } from '#domain/privacy/person.ts'
import { HEADINGS_PART, type StoredRow } from '#server/database/import-tables.ts'
import type { Db, Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { ASKED_TO_BE_ERASED } from './import-part.ts'

export type ImportPlace = { import_id: string; number: number }
type Rows = StoredRow[]
type Remarks = [line: number, reason: string][]

const PARTS_AT_ONCE = 20

/** Returns the parts of files with rows that contain one of a person's addresses or numbers. */
export async function findImportRows(db: Db, people: Person[]): Promise<ImportPlace[]> {
  const found: ImportPlace[] = []
  if (people.length === 0) return found
  const imports = await db.selectFrom('lead_imports').select('id').execute()
  for (const { id } of imports) {
    for (let after = HEADINGS_PART - 1; ; ) {
      const parts = await db
        .selectFrom('lead_import_parts')
        .select(['number', 'rows'])
        .where('import_id', '=', id)
        .where('number', '>', after)
        .where('rows', '<>', '[]')
        .orderBy('number')
        .limit(PARTS_AT_ONCE)
        .execute()
      for (const { number, rows } of parts) {
        after = number
        if (linesOf(JSON.parse(rows) as Rows, people).size > 0) found.push({ import_id: id, number })
        await setImmediate()
      }
      if (parts.length < PARTS_AT_ONCE) break
    }
  }
  return found
}

/**
 * Removes a person's rows from files. Only the line number and the fact that they asked for erasure remain.
 */
export async function forgetImportRows(trx: Trx, places: ImportPlace[], people: Person[]): Promise<void> {
  if (places.length === 0) return
  const imports = [...new Set(places.map(({ import_id }) => import_id))].sort()
  for (const id of imports) {
    // The row locks keep this and the import worker from overwriting each other's parts.
    await heldRows(trx, trx.selectFrom('lead_imports').select('id').where('id', '=', id)).execute()
  }
  for (const { import_id, number } of places) {
    const part = await trx
      .selectFrom('lead_import_parts')
      .select(['rows', 'remarks'])
      .where('import_id', '=', import_id)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!part) continue
    const rows = JSON.parse(part.rows) as Rows
    const lines = linesOf(rows, people)
    const remarks = part.remarks === null ? null : (JSON.parse(part.remarks) as Remarks)
    await trx
      .updateTable('lead_import_parts')
      .set({
        rows: JSON.stringify(remarks ? without(rows, lines) : emptied(rows, lines)),
        // The reason why a row was not imported may contain the person's name.
        remarks:
          remarks &&
          JSON.stringify(
            remarks.map(([line, reason]) => [line, lines.has(line) ? ASKED_TO_BE_ERASED : reason]),
          ),
      })
      .where('import_id', '=', import_id)
      .where('number', '=', number)
      .execute()
  }
}

function linesOf(rows: Rows, people: Person[]): Set<number> {
  const theirs = rows.filter(([, cells]) => people.some((person) => mentions(person, cells)))
  return new Set(theirs.map(([line]) => line))
}

function without(rows: Rows, lines: Set<number>): Rows {
  return rows.filter(([line]) => !lines.has(line))
}

/** An emptied row; its import reports that the person asked to be erased. */
function emptied(rows: Rows, lines: Set<number>): Rows {
  return rows.map((row) => (lines.has(row[0]) ? [row[0], []] : row))
}
