import type { Trx } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'

/**
 * A table whose rows belong to leads by `lead_id`. Tables missing here would remain when a lead is deleted; a
 * test compares the list with the database.
 */
export type LeadTable = {
  table: keyof Tables
  /** The key of a row when it moves to another lead. */
  key: string
  /** One row per lead: in a merge the remaining lead keeps its own. */
  single?: true
  /** Belongs to that lead only and does not move in a merge. */
  stays?: true
  /** Columns that may refer to rows deleted before the restore. */
  pointsAt?: Record<string, keyof Tables>
  /** A column and the table that it requires: without that row, this one is not restored. */
  partOf?: { column: string; table: keyof Tables }
  /** Tables that depend on its rows. */
  children?: { table: keyof Tables; by: string }
  /** Not stored with a deleted lead; `always`: not moved in a merge either. */
  forgotten?: 'when-deleted' | 'always'
}

/** In the order of restoring: referenced tables come first. */
export const leadTables: readonly LeadTable[] = [
  { table: 'lead_details', key: 'lead_id', single: true },
  { table: 'lead_contacts', key: 'contact' },
  { table: 'lead_activities', key: 'id' },
  {
    table: 'change_parts',
    key: 'change_id',
    stays: true,
    partOf: { column: 'change_id', table: 'changes' },
  },
  { table: 'conversations', key: 'id', children: { table: 'chat_messages', by: 'conversation_id' } },
  { table: 'demo_bookings', key: 'id', pointsAt: { conversation_id: 'conversations' } },
  { table: 'emails', key: 'id', pointsAt: { booking_id: 'demo_bookings' } },
  { table: 'testimonial_requests', key: 'lead_id', single: true },
  { table: 'consents', key: 'id' },
  { table: 'lead_tasks', key: 'id' },
  { table: 'lead_outcomes', key: 'lead_id', single: true },
  { table: 'webhook_deliveries', key: 'id', forgotten: 'when-deleted' },
  { table: 'imported_leads', key: 'lead_id', single: true, forgotten: 'always' },
]

export type Row = Record<string, string | number | boolean | null>

/** All rows of one lead as JSON. */
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
  /** The testimonials linked to the lead. */
  testimonials: string[]
  /** For a merged lead: the single-row tables in which the remaining lead had no row and took this one's. */
  given?: (keyof Tables)[]
}

/** Every table has a lead column; no query here depends on which table it is. */
export const asAny = (table: keyof Tables) => table as 'lead_activities'

/** Reads all rows that belong to leads. */
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

/** Deletes leads with all their rows; published testimonials stay without a link to the lead. */
export async function removeLeads(trx: Trx, leadIds: readonly string[]): Promise<void> {
  const ids = [...leadIds]
  // Databases from before this product may lack cascades, so children are deleted explicitly.
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
