import type { Trx } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'
import { asAny, type LeadSnapshot, type LeadTable, leadTables, type Row } from '../lead-rows.ts'

/** SQLite accepts about thirty thousand values in one statement. */
const ROWS_AT_ONCE = 500

/** Inserts the rows of a snapshot, except those that exist again. */
export async function putRowsBack(trx: Trx, snapshot: LeadSnapshot): Promise<void> {
  for (const entry of leadTables) {
    const { table, pointsAt, children } = entry
    const rows = await pointing(trx, snapshot.rows[table] ?? [], pointsAt)
    await insertWhole(trx, entry, rows)
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

/** Inserts rows, except those that depend on deleted rows, such as a change that can no longer be undone. */
export async function insertWhole(
  trx: Trx,
  { table, partOf }: LeadTable,
  rows: readonly Row[],
): Promise<void> {
  if (!partOf) return insertRows(trx, table, rows)
  const there = await idsThere(trx, partOf.table, rows, partOf.column)
  await insertRows(
    trx,
    table,
    rows.filter((row) => there.has(row[partOf.column])),
  )
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

/** Returns the rows without references to deleted rows. */
async function pointing(trx: Trx, rows: Row[], pointsAt: Record<string, keyof Tables> = {}): Promise<Row[]> {
  let known = rows
  for (const [column, table] of Object.entries(pointsAt)) {
    const there = await idsThere(trx, table, known, column)
    known = known.map((row) => (there.has(row[column]) ? row : { ...row, [column]: null }))
  }
  return known
}

/** Returns the values of a column that still exist in the referenced table. */
async function idsThere(
  trx: Trx,
  table: keyof Tables,
  rows: readonly Row[],
  column: string,
): Promise<Set<unknown>> {
  const named = [...new Set(rows.map((row) => row[column]).filter((id) => typeof id === 'string'))]
  const there = new Set<unknown>()
  for (let at = 0; at < named.length; at += ROWS_AT_ONCE) {
    const some = named.slice(at, at + ROWS_AT_ONCE)
    const found = await trx.selectFrom(asAny(table)).select('id').where('id', 'in', some).execute()
    for (const { id } of found) there.add(id)
  }
  return there
}
