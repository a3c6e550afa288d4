import { changeableDetails, changeableFields, type FieldValues } from '#domain/leads/lead-change.ts'
import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'

/** What is looked at before leads are changed: their fields as they are now, held until the transaction ends. */
export async function readStandings(trx: Trx, leadIds: readonly string[]): Promise<Map<string, FieldValues>> {
  if (leadIds.length === 0) return new Map()
  // In one order everywhere, so that two transactions can't wait for each other.
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
    .select(['lead_id', ...changeableDetails])
    .where('lead_id', 'in', [...leadIds])
    .execute()
  const detailsOf = new Map(details.map(({ lead_id, ...values }) => [lead_id, values]))
  return new Map(leads.map(({ id, ...fields }) => [id, { ...fields, ...(detailsOf.get(id) ?? noDetails) }]))
}

/** What a lead has that was there before this product. */
export const noDetails = {
  score_reasons: '[]',
  project_complexity: null,
  marketing_source: null,
  locale: 'en',
}
