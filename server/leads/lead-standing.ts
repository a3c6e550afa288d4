import { changeableDetails, changeableFields, type FieldValues } from '#domain/leads/lead-change.ts'
import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'

export type LeadStanding = FieldValues & { version: number }

/** The current fields of leads before a change, and their versions, locked until the transaction ends. */
export async function readStandings(
  trx: Trx,
  leadIds: readonly string[],
): Promise<Map<string, LeadStanding>> {
  if (leadIds.length === 0) return new Map()
  // A fixed order prevents deadlocks.
  const leads = await heldRows(
    trx,
    trx
      .selectFrom('leads')
      .select(['id', ...changeableFields])
      .where('id', 'in', [...leadIds])
      .orderBy('id'),
  ).execute()
  const details = await trx
    .selectFrom('lead_details')
    .select(['lead_id', 'version', ...changeableDetails])
    .where('lead_id', 'in', [...leadIds])
    .execute()
  const detailsOf = new Map(details.map(({ lead_id, ...values }) => [lead_id, values]))
  return new Map(leads.map(({ id, ...fields }) => [id, { ...fields, ...(detailsOf.get(id) ?? noDetails) }]))
}

/** The details of leads from before this product. */
export const noDetails = {
  score_reasons: '[]',
  project_complexity: null,
  marketing_source: null,
  locale: 'en',
  version: 0,
}
