import { changeableDetails, changeableFields, type FieldValues } from '#domain/leads/lead-change.ts'
import type { Db, Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'

export type LeadFields = FieldValues & { created_at: string; version: number }

/** The current fields of leads before a change, and their versions, locked until the transaction ends. */
export async function lockLeadFields(trx: Trx, leadIds: readonly string[]): Promise<Map<string, LeadFields>> {
  if (leadIds.length === 0) return new Map()
  // A fixed order prevents deadlocks.
  const leads = trx
    .selectFrom('leads')
    .select('id')
    .where('id', 'in', [...leadIds])
    .orderBy('id')
  await heldRows(trx, leads).execute()
  return readLeadFields(trx, leadIds)
}

/** The same without a lock. */
export async function readLeadFields(
  db: Db | Trx,
  leadIds: readonly string[],
): Promise<Map<string, LeadFields>> {
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'created_at', ...changeableFields])
    .where('id', 'in', [...leadIds])
    .orderBy('id')
    .execute()
  const details = await db
    .selectFrom('lead_details')
    .select(['lead_id', 'version', ...changeableDetails])
    .where('lead_id', 'in', [...leadIds])
    .execute()
  const detailsOf = new Map(details.map(({ lead_id, ...values }) => [lead_id, values]))
  return new Map(leads.map(({ id, ...fields }) => [id, { ...fields, ...(detailsOf.get(id) ?? noDetails) }]))
}

/** The details of leads from before this product. */
const noDetails = { score_reasons: '[]', locale: 'en', version: 0 }
