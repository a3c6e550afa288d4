import type { Trx } from '#server/database/open-database.ts'
import type { LeadSnapshot } from '#server/leads/lead-rows.ts'

/** The consents of leads in the bin are withdrawn there: brought back, a lead has them as they are then. */
export async function withdrawInBin(trx: Trx, ids: string[], key: string, at: string): Promise<boolean> {
  if (ids.length === 0) return false
  const kept = await trx
    .selectFrom('deleted_leads')
    .select(['id', 'payload'])
    .where('id', 'in', ids)
    .execute()
  let changed = false
  for (const { id, payload } of kept) {
    const snapshot = JSON.parse(payload) as Partial<LeadSnapshot>
    const given = (snapshot.rows?.consents ?? []).filter(
      ({ contact_key, withdrawn_at }) => contact_key === key && withdrawn_at === null,
    )
    if (given.length === 0) continue
    for (const consent of given) consent.withdrawn_at = at
    await trx
      .updateTable('deleted_leads')
      .set({ payload: JSON.stringify(snapshot) })
      .where('id', '=', id)
      .execute()
    changed = true
  }
  return changed
}
