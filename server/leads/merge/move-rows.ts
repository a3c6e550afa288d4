import type { Trx } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'
import { insertWhole } from '../changes/put-rows-back.ts'
import { asAny, type LeadSnapshot, leadTables } from '../lead-rows.ts'

/** Moves all rows of one lead to another. Returns the single-row tables in which the other had no row. */
export async function giveRows(trx: Trx, from: string, to: string): Promise<(keyof Tables)[]> {
  const given: (keyof Tables)[] = []
  for (const entry of leadTables) {
    const { table } = entry
    if (entry.stays || entry.forgotten === 'always' || (entry.single && (await hasRow(trx, table, to)))) {
      await trx.deleteFrom(asAny(table)).where('lead_id', '=', from).execute()
      continue
    }
    if (entry.single) given.push(table)
    await trx.updateTable(asAny(table)).set({ lead_id: to }).where('lead_id', '=', from).execute()
  }
  await trx.updateTable('testimonial_details').set({ lead_id: to }).where('lead_id', '=', from).execute()
  return given
}

/** Returns rows to the lead that owned them before a merge; later rows stay. */
export async function takeRowsBack(trx: Trx, snapshot: LeadSnapshot, keptBy: string): Promise<void> {
  const { id } = snapshot.lead
  for (const entry of leadTables) {
    const rows = snapshot.rows[entry.table] ?? []
    if (rows.length === 0) continue
    if (entry.stays || (entry.single && !snapshot.given?.includes(entry.table))) {
      await insertWhole(trx, entry, rows)
      continue
    }
    const keys = rows.map((row) => row[entry.key]) as string[]
    const moving = trx.updateTable(asAny(entry.table)).set({ lead_id: id }).where('lead_id', '=', keptBy)
    await (entry.single ? moving : moving.where(entry.key as 'id', 'in', keys)).execute()
  }
  if (snapshot.testimonials.length > 0) {
    await trx
      .updateTable('testimonial_details')
      .set({ lead_id: id })
      .where('testimonial_id', 'in', snapshot.testimonials)
      .where('lead_id', '=', keptBy)
      .execute()
  }
}

async function hasRow(trx: Trx, table: keyof Tables, leadId: string): Promise<boolean> {
  const row = trx.selectFrom(asAny(table)).select('lead_id').where('lead_id', '=', leadId).limit(1)
  return (await row.executeTakeFirst()) !== undefined
}
