import type { Viewer } from '#domain/accounts/viewer.ts'
import type { ChangedName } from '#domain/leads/lead-change.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { deleteSome } from '../bin/delete-leads.ts'
import { holdContacts } from '../capture/hold-contacts.ts'
import { asAny } from '../lead-rows.ts'
import type { UndoOutcome } from './undo-change.ts'

/**
 * Moves a manually added lead to the bin, unless it was worked on since, or the person contacted us again.
 */
export async function undoAdd(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer,
  changeId: string,
): Promise<UndoOutcome> {
  authorize(viewer, 'leads:delete')
  const added = await database.db
    .selectFrom('change_parts')
    .select('record_id')
    .where('change_id', '=', changeId)
    .executeTakeFirst()
  if (!added) return { kind: 'gone' }
  return database.write(async (trx): Promise<UndoOutcome> => {
    // The lock comes first: a person who submits a form meanwhile waits for the result.
    await holdContacts(trx, [added.record_id])
    const lead = await heldRows(
      trx,
      trx.selectFrom('leads').select(['id', 'name']).where('id', '=', added.record_id),
    ).executeTakeFirst()
    if (!lead) return { kind: 'gone' }
    const reason = (await changedSince(trx, lead, changeId)) ?? (await workedOn(trx, lead))
    if (reason) return reason
    await deleteSome(trx, viewer, [lead.id], newRowId(), clock())
    return { kind: 'binned' }
  })
}

type AddedLead = { id: string; name: string }

async function changedSince(
  trx: Trx,
  { id, name }: AddedLead,
  changeId: string,
): Promise<UndoOutcome | undefined> {
  const later = await trx
    .selectFrom('change_parts')
    .innerJoin('changes', 'changes.id', 'change_parts.change_id')
    .select(['made_by', 'made_at', 'after'])
    .where('entity', '=', 'leads')
    .where('record_id', '=', id)
    .where('change_id', '<>', changeId)
    .orderBy('made_at', 'desc')
    .executeTakeFirst()
  if (!later) return undefined
  const field = Object.keys(JSON.parse(later.after ?? '{}'))[0] as ChangedName
  const stayed = [{ leadId: id, name, field, by: later.made_by, at: later.made_at }]
  return { kind: 'undone', undone: [], stayed, stayedCount: 1, gone: 0 }
}

async function workedOn(trx: Trx, { id, name }: AddedLead): Promise<UndoOutcome | undefined> {
  const rowsIn = (table: 'demo_bookings' | 'lead_tasks' | 'lead_activities') =>
    trx.selectFrom(asAny(table)).select('id').where('lead_id', '=', id).limit(1)
  if (await rowsIn('demo_bookings').executeTakeFirst()) return { kind: 'worked-on', name, what: 'demo' }
  if (await rowsIn('lead_tasks').executeTakeFirst()) return { kind: 'worked-on', name, what: 'task' }
  const entry = await rowsIn('lead_activities')
    .where('activity_type', 'not in', ['added', 'restored'])
    .executeTakeFirst()
  return entry && { kind: 'worked-on', name, what: 'entry' }
}
