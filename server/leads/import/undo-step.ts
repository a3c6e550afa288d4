import { sql } from 'kysely'
import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { removeLeads } from '../lead-rows.ts'

const LEADS_AT_ONCE = 40

/**
 * Takes back some of the leads that an import made, as long as nobody touched them since: those are somebody's work
 * now, and stay. Tells whether there is more; nothing where this is no import that is taken back.
 */
export async function undoStep(trx: Trx, id: string, now: Date): Promise<boolean | undefined> {
  const stored = await heldRows(
    trx,
    trx.selectFrom('lead_imports').select(['status', 'undone']).where('id', '=', id),
  ).executeTakeFirst()
  if (stored?.status !== 'undoing') return undefined
  const imported = await trx
    .selectFrom('imported_leads')
    .innerJoin('leads', 'leads.id', 'imported_leads.lead_id')
    .select(['lead_id', 'imported_at', 'updated_at'])
    .select((eb) =>
      eb
        .selectFrom('lead_activities')
        .select((count) => count.fn.countAll<number | string>().as('activities'))
        .whereRef('lead_activities.lead_id', '=', 'imported_leads.lead_id')
        .as('activities'),
    )
    .where('import_id', '=', id)
    .orderBy('lead_id')
    .limit(LEADS_AT_ONCE)
    .execute()
  if (imported.length === 0) {
    await trx
      .updateTable('lead_imports')
      .set({ status: 'undone', finished_at: now.toISOString(), locked_until: sql`null` })
      .where('id', '=', id)
      .execute()
    return false
  }
  const untouched = imported
    .filter((lead) => lead.updated_at === lead.imported_at && Number(lead.activities) === 1)
    .map(({ lead_id }) => lead_id)
  // What stays belongs to no import any more.
  await trx
    .deleteFrom('imported_leads')
    .where(
      'lead_id',
      'in',
      imported.map(({ lead_id }) => lead_id),
    )
    .execute()
  if (untouched.length > 0) await removeLeads(trx, untouched)
  await trx
    .updateTable('lead_imports')
    .set({ undone: stored.undone + untouched.length })
    .where('id', '=', id)
    .execute()
  return true
}
