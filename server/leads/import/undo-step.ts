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
    .select('lead_id')
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
  const ids = imported.map(({ lead_id }) => lead_id)
  const untouched = await untouchedOf(trx, ids)
  // Leads that stay no longer belong to the import.
  await trx.deleteFrom('imported_leads').where('lead_id', 'in', ids).execute()
  if (untouched.length > 0) await removeLeads(trx, untouched)
  await trx
    .updateTable('lead_imports')
    .set({ undone: stored.undone + untouched.length })
    .where('id', '=', id)
    .execute()
  return true
}

/**
 * Returns the leads that nobody worked on: unchanged since, with no other entry in their timeline and no task. They are
 * locked first: concurrent work is either seen or refused because the lead is gone.
 */
async function untouchedOf(trx: Trx, ids: string[]): Promise<string[]> {
  await holdContacts(trx, ids)
  const all = trx.selectFrom('leads').select('id').where('id', 'in', ids).orderBy('id')
  await heldRows(trx, all).execute()
  const untouched = await all
    .where(({ eb, and, not, exists, selectFrom }) =>
      and([
        eb(
          'updated_at',
          '=',
          selectFrom('imported_leads').select('imported_at').whereRef('lead_id', '=', 'leads.id'),
        ),
        not(
          exists(
            selectFrom('lead_activities')
              .select('lead_activities.id')
              .whereRef('lead_id', '=', 'leads.id')
              .where('activity_type', 'not in', ['import', CONTACT_ACTIVITY]),
          ),
        ),
        not(exists(selectFrom('lead_tasks').select('lead_tasks.id').whereRef('lead_id', '=', 'leads.id'))),
      ]),
    )
    .execute()
  return untouched.map(({ id }) => id)
}
