import type { Viewer } from '#domain/accounts/viewer.ts'
import type { ChangedName } from '#domain/leads/lead-change.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { deleteLeads } from './bin/delete-leads.ts'
import type { UndoOutcome } from './undo-change.ts'

/** Puts a lead that was added by hand into the bin, unless somebody has worked at it since. */
export async function undoAdd(
  deps: { database: Database; clock: Clock },
  viewer: Viewer,
  changeId: string,
): Promise<UndoOutcome> {
  const { db } = deps.database
  const added = await db
    .selectFrom('lead_change_parts')
    .innerJoin('leads', 'leads.id', 'lead_change_parts.lead_id')
    .select(['leads.id', 'leads.name'])
    .where('change_id', '=', changeId)
    .executeTakeFirst()
  if (!added) return { kind: 'gone' }
  const later = await db
    .selectFrom('lead_change_parts')
    .innerJoin('lead_changes', 'lead_changes.id', 'lead_change_parts.change_id')
    .select(['made_by', 'made_at', 'after'])
    .where('lead_id', '=', added.id)
    .where('change_id', '<>', changeId)
    .orderBy('made_at', 'desc')
    .executeTakeFirst()
  if (later) {
    const field = Object.keys(JSON.parse(later.after))[0] as ChangedName
    const stayed = [{ leadId: added.id, name: added.name, field, by: later.made_by, at: later.made_at }]
    return { kind: 'undone', undone: [], stayed, stayedCount: 1, gone: 0 }
  }
  const { deleted } = await deleteLeads(deps, viewer, [added.id])
  return deleted.length > 0 ? { kind: 'binned' } : { kind: 'gone' }
}
