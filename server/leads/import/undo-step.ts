import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { holdContacts } from '../capture/hold-contacts.ts'
import { CONTACT_ACTIVITY } from '../contacts/learn-contacts.ts'
import { removeLeads } from '../lead-rows.ts'

const LEADS_AT_ONCE = 40

/**
 * Removes some of the leads that an import created, except those that were worked on since. Returns whether
 * there are more; undefined if this import is not being undone.
 */
export async function undoStep(trx: Trx, id: string, now: Date): Promise<boolean | undefined> {
  const stored = await heldRows(
    trx,
    trx.selectFrom('lead_imports').select(['status', 'undone']).where('id', '=', id),
  ).executeTakeFirst()
  if (stored?.status !== 'undoing') return undefined
  const imported = await trx
    .selectFrom('imported_leads')
    .select(['lead_id', 'imported_at'])
    .where('import_id', '=', id)
    .orderBy('lead_id')
    .limit(LEADS_AT_ONCE)
    .execute()
  if (imported.length === 0) {
    await trx
      .updateTable('lead_imports')
      .set({ status: 'undone', finished_at: now.toISOString() })
      .where('id', '=', id)
      .execute()
    return false
  }
  const untouched = await untouchedOf(trx, imported)
  // Leads that stay no longer belong to the import.
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

/**
 * Returns the leads that nobody worked on. They are locked first: concurrent work is either seen or refused
 * because the lead is gone.
 */
async function untouchedOf(
  trx: Trx,
  imported: readonly { lead_id: string; imported_at: string }[],
): Promise<string[]> {
  const ids = imported.map(({ lead_id }) => lead_id)
  await holdContacts(trx, ids)
  const leads = await heldRows(
    trx,
    trx.selectFrom('leads').select(['id', 'updated_at']).where('id', 'in', ids).orderBy('id'),
  ).execute()
  const activities = await trx
    .selectFrom('lead_activities')
    .select(['lead_id', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('lead_id', 'in', ids)
    .where('activity_type', '<>', CONTACT_ACTIVITY)
    .groupBy('lead_id')
    .execute()
  const others = await trx
    .selectFrom('lead_tasks')
    .select('lead_id')
    .where('lead_id', 'in', ids)
    .union(trx.selectFrom('testimonial_requests').select('lead_id').where('lead_id', 'in', ids))
    .execute()
  const importedAt = new Map(imported.map(({ lead_id, imported_at }) => [lead_id, imported_at]))
  const worked = new Set([
    // The first entry is that of the import.
    ...activities.filter(({ count }) => Number(count) > 1).map(({ lead_id }) => lead_id),
    ...others.map(({ lead_id }) => lead_id),
  ])
  return leads
    .filter(({ id, updated_at }) => updated_at === importedAt.get(id) && !worked.has(id))
    .map(({ id }) => id)
}
