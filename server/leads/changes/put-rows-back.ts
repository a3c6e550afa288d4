import type { Trx } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'
import { asAny, type LeadSnapshot, type LeadTable, leadTables, type Row } from '../lead-rows.ts'

/** SQLite accepts about thirty thousand values in one statement. */
const ROWS_AT_ONCE = 500

/** Inserts the rows of a snapshot, except those that exist again. */
export async function putRowsBack(trx: Trx, snapshot: LeadSnapshot): Promise<void> {
  for (const entry of leadTables) {
    const { table, children } = entry
    await insertWhole(trx, entry, snapshot.rows[table] ?? [])
    if (children) await insertRows(trx, children.table, snapshot.rows[children.table] ?? [])
  }
  if (snapshot.testimonials.length > 0) {
    await trx
      .updateTable('testimonial_details')
      .set({ lead_id: snapshot.lead.id })
      .where('testimonial_id', 'in', snapshot.testimonials)
      .where('lead_id', 'is', null)
      .execute()
  }
}

/**
 * Inserts rows without references to deleted rows, and not those that depend on one, such as a change that can no
 * longer be undone.
 */
export async function insertWhole(
  trx: Trx,
  { table, pointsAt, partOf }: LeadTable,
  rows: readonly Row[],
): Promise<void> {
  let known = rows
  for (const [column, referenced] of Object.entries(pointsAt ?? {})) {
    const there = await idsThere(trx, referenced, known, column)
    known = known.map((row) => (there.has(row[column]) ? row : { ...row, [column]: null }))
  }
  if (partOf) {
    const there = await idsThere(trx, partOf.table, known, partOf.column)
    known = known.filter((row) => there.has(row[partOf.column]))
  }
  await insertRows(trx, table, known)
}

async function insertRows(trx: Trx, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await trx
      .insertInto(asAny(table))
      .values(rows.slice(at, at + ROWS_AT_ONCE) as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Returns the values of a column that still exist in the referenced table. */
async function idsThere(
  trx: Trx,
  table: keyof Tables,
  rows: readonly Row[],
  column: string,
): Promise<Set<unknown>> {
  const named = [...new Set(rows.map((row) => row[column]).filter((id) => typeof id === 'string'))]
  if (named.length === 0) return new Set()
  const found = await trx.selectFrom(asAny(table)).select('id').where('id', 'in', named).execute()
  return new Set(found.map(({ id }) => id))
}
