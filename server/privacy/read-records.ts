import { sql } from 'kysely'
import type { Db } from '#server/database/open-database.ts'
import { TO_OWNER } from '#server/email/delivery/outbox.ts'
import { type EmailData, teamTemplates } from '#server/email/email-templates.ts'
import type { LeadSnapshot } from '#server/leads/lead-rows.ts'
import { type Found, type PersonalTable, personalTables, rowsOf } from './personal-data.ts'

export type PersonalRow = Record<string, string | number | boolean | null>
/** A person's records by table; tables without rows are left out. */
export type Records = { table: string; title: string; rows: PersonalRow[] }[]

/** No person has more rows of one kind than this. */
const MOST_ROWS = 5_000

/** Reads the data of all found records that the person gets. */
export async function readRecords(db: Db, found: Found): Promise<Records> {
  const records: Records = []
  for (const [table, entry] of Object.entries(personalTables)) {
    const { title, shown } = entry
    const condition = rowsOf(entry.of, found)
    if (!condition) continue
    const rows = await db
      .selectFrom(sql.table(table).as('found') as never)
      .select([...shown, ...(table === 'emails' ? ['data'] : [])].map((column) => sql.ref(column).as(column)))
      .where(condition)
      .orderBy(sql.ref(orderOf(shown)))
      .limit(MOST_ROWS)
      .execute()
    const given = (rows as PersonalRow[]).map((row) => givenOf(table, entry, row))
    if (given.length > 0) records.push({ table, title, rows: given })
  }
  return [...records, ...(await unpackBin(db, found.deleted_leads))]
}

/** Returns the data of a row that the person gets. */
function givenOf(table: string, { shown }: PersonalTable, row: PersonalRow): PersonalRow {
  return {
    ...Object.fromEntries(shown.map((column) => [column, row[column] ?? null])),
    ...(table === 'emails' && contentOf(row)),
  }
}

/** Returns what the person gets of a mail besides its columns. */
function contentOf({ template, data }: PersonalRow): PersonalRow {
  // The members' addresses are not the person's data.
  if (teamTemplates.includes(String(template))) return { to_address: TO_OWNER }
  if (template !== 'team-reply') return {}
  const { subject, text } = JSON.parse(String(data)) as EmailData['team-reply']
  return { subject, text }
}

const times = ['created_at', 'started_at', 'requested_at', 'given_at', 'deleted_at', 'edited_at']

function orderOf(columns: readonly string[]): string {
  return times.find((time) => columns.includes(time)) ?? columns[0] ?? 'id'
}

/** Returns the rows of deleted leads in the bin by table, like those of other leads. */
async function unpackBin(db: Db, leadIds: string[]): Promise<Records> {
  if (leadIds.length === 0) return []
  const rows = await db.selectFrom('deleted_leads').select('payload').where('id', 'in', leadIds).execute()
  const unpacked = rows.map(({ payload }) => JSON.parse(payload) as Partial<LeadSnapshot>)
  return Object.entries(personalTables).flatMap(([table, entry]) => {
    const found = unpacked.flatMap(({ lead, rows }) =>
      table === 'leads' ? (lead ? [lead] : []) : ((rows?.[table as 'leads'] ?? []) as PersonalRow[]),
    )
    if (found.length === 0) return []
    const given = found.map((row) => givenOf(table, entry, row))
    return [{ table: `bin_${table}`, title: `In the bin: ${entry.title}`, rows: given }]
  })
}
