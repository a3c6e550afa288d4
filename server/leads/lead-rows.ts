import type { Trx } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'

/**
 * A table whose rows belong to leads, by its `lead_id`. What is not listed here would stay behind when a lead is
 * deleted: a test compares the list with the database.
 */
export type LeadTable = {
  table: keyof Tables
  /** What names a row when it goes over to another lead. */
  key: string
  /** One row a lead: of two leads that become one, the one that is kept keeps its own. */
  single?: true
  /** Tells of that one lead alone: it does not go over to another. */
  stays?: true
  /** Columns that may name what is gone by the time the row is put back. */
  pointsAt?: Record<string, keyof Tables>
  /** A column, and the table without whose row this one is not put back: it may be gone by then. */
  partOf?: { column: string; table: keyof Tables }
  /** Rows that hang on its rows. */
  children?: { table: keyof Tables; by: string }
  /** Not kept with a deleted lead; `always`: nor taken over by another. */
  forgotten?: 'when-deleted' | 'always'
}

/** In the order in which rows can be put back: what others point at comes first. */
export const leadTables: readonly LeadTable[] = [
  { table: 'lead_details', key: 'lead_id', single: true },
  { table: 'lead_contacts', key: 'contact' },
  { table: 'lead_activities', key: 'id' },
  {
    table: 'lead_change_parts',
    key: 'change_id',
    stays: true,
    partOf: { column: 'change_id', table: 'lead_changes' },
  },
  { table: 'conversations', key: 'id', children: { table: 'chat_messages', by: 'conversation_id' } },
  { table: 'demo_bookings', key: 'id', pointsAt: { conversation_id: 'conversations' } },
  { table: 'emails', key: 'id', pointsAt: { booking_id: 'demo_bookings' } },
  { table: 'testimonial_requests', key: 'lead_id', single: true },
  { table: 'consents', key: 'id' },
  { table: 'lead_tasks', key: 'id' },
  { table: 'lead_outcomes', key: 'lead_id', single: true },
  { table: 'deleted_lead_items', key: 'id' },
  { table: 'lead_presence', key: 'viewer_id', forgotten: 'always' },
  { table: 'webhook_deliveries', key: 'id', forgotten: 'when-deleted' },
  { table: 'imported_leads', key: 'lead_id', single: true, forgotten: 'always' },
]

export type Row = Record<string, string | number | boolean | null>

/** All rows of one lead, as JSON keeps them. */
export type LeadSnapshot = {
  lead: Row & {
    id: string
    name: string
    email: string
    phone: string | null
    company: string | null
    status: string
  }
  rows: Partial<Record<keyof Tables, Row[]>>
  /** The testimonials that say whose lead they came from. */
  testimonials: string[]
  /** Of a merged lead: the tables of single rows in which the kept lead had none and got this one's. */
  given?: (keyof Tables)[]
}

/** Every table has a column for the lead; which one it is matters to no query here. */
export const asAny = (table: keyof Tables) => table as 'lead_activities'

/** Reads all that belongs to leads. */
export async function readSnapshots(
  trx: Trx,
  leadIds: readonly string[],
): Promise<Map<string, LeadSnapshot>> {
  const ids = [...leadIds]
  const leads = await trx.selectFrom('leads').selectAll().where('id', 'in', ids).execute()
  const snapshots = new Map<string, LeadSnapshot>(
    leads.map((lead) => [lead.id, { lead, rows: {}, testimonials: [] }]),
  )
  for (const { table, children, forgotten } of leadTables) {
    if (forgotten) continue
    const rows = await trx.selectFrom(asAny(table)).selectAll().where('lead_id', 'in', ids).execute()
    for (const row of rows) add(snapshots.get(row.lead_id), table, row)
    if (!children || rows.length === 0) continue
    const owners = new Map(rows.map((row) => [row.id, row.lead_id]))
    const { table: name, by } = children
    const hanging = await trx
      .selectFrom(asAny(name))
      .selectAll()
      .where(by as 'id', 'in', [...owners.keys()])
      .execute()
    for (const row of hanging as Row[]) add(snapshots.get(owners.get(String(row[by])) ?? ''), name, row)
  }
  const testimonials = await trx
    .selectFrom('testimonial_details')
    .select(['testimonial_id', 'lead_id'])
    .where('lead_id', 'in', ids)
    .execute()
  for (const { testimonial_id, lead_id } of testimonials) {
    snapshots.get(lead_id ?? '')?.testimonials.push(testimonial_id)
  }
  return snapshots
}

function add(snapshot: LeadSnapshot | undefined, table: keyof Tables, row: Row) {
  if (!snapshot) return
  snapshot.rows[table] ??= []
  snapshot.rows[table].push(row)
}

/** Removes leads with all that belongs to them; what they published stays, and nobody knows whose lead it was. */
export async function removeLeads(trx: Trx, leadIds: readonly string[]): Promise<void> {
  const ids = [...leadIds]
  // A database that was taken over may lack our cascades: the children go first, by name.
  for (const { table, children } of leadTables.toReversed()) {
    if (children) {
      const owners = trx.selectFrom(asAny(table)).select('id').where('lead_id', 'in', ids)
      await trx
        .deleteFrom(asAny(children.table))
        .where(children.by as 'id', 'in', owners)
        .execute()
    }
    await trx.deleteFrom(asAny(table)).where('lead_id', 'in', ids).execute()
  }
  await trx.updateTable('testimonial_details').set({ lead_id: null }).where('lead_id', 'in', ids).execute()
  await trx.deleteFrom('leads').where('id', 'in', ids).execute()
}
