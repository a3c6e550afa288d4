import type { Db } from '#server/database/open-database.ts'
import type { LeadSnapshot } from '#server/leads/lead-rows.ts'
import { givenOf, personalTables } from './personal-data.ts'
import type { PersonalRow, Records } from './read-records.ts'

/** Returns the rows of deleted leads in the bin by table, like those of other leads. */
export async function unpackBin(db: Db, leadIds: string[]): Promise<Records> {
  if (leadIds.length === 0) return []
  const rows = await db.selectFrom('deleted_leads').select('payload').where('id', 'in', leadIds).execute()
  const unpacked = rows.map(({ payload }) => JSON.parse(payload) as Partial<LeadSnapshot>)
  return Object.entries(personalTables).flatMap(([table, entry]) => {
    const found = unpacked.flatMap(({ lead, rows }) =>
      table === 'leads' ? (lead ? [lead] : []) : ((rows?.[table as 'leads'] ?? []) as PersonalRow[]),
    )
    if (found.length === 0) return []
    const given = found.map((row) => givenOf(entry, row))
    return [{ table: `bin_${table}`, title: `In the bin: ${entry.title}`, rows: given }]
  })
}
