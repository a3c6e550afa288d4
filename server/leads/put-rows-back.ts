import type { Trx } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'
import { asAny, type LeadSnapshot, leadTables, type Row } from './lead-rows.ts'

/** SQLite takes some thirty thousand values in one statement. */
const ROWS_AT_ONCE = 500

/** Writes the rows of a snapshot, but for those that are there again already. */
export async function putRowsBack(trx: Trx, snapshot: LeadSnapshot): Promise<void> {
  for (const { table, pointsAt, children } of leadTables) {
    const rows = await pointing(trx, snapshot.rows[table] ?? [], pointsAt)
    await insertRows(trx, table, rows)
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

export async function insertRows(trx: Trx, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await trx
      .insertInto(asAny(table))
      .values(rows.slice(at, at + ROWS_AT_ONCE) as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The rows, without what they say of others that are gone. */
async function pointing(trx: Trx, rows: Row[], pointsAt: Record<string, keyof Tables> = {}): Promise<Row[]> {
  let known = rows
  for (const [column, table] of Object.entries(pointsAt)) {
    const named = [...new Set(known.map((row) => row[column]).filter((id) => typeof id === 'string'))]
    if (named.length === 0) continue
    const found = await trx.selectFrom(asAny(table)).select('id').where('id', 'in', named).execute()
    const there = new Set<unknown>(found.map(({ id }) => id))
    known = known.map((row) => (there.has(row[column]) ? row : { ...row, [column]: null }))
  }
  return known
}
