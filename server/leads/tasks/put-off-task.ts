import type { Viewer } from '#domain/accounts/viewer.ts'
import { laterDue, type PutOff } from '#domain/leads/follow-up.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { LeadTasksTable } from '#server/database/lead-work-tables.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { readItem } from '../items/delete-item.ts'
import { saveItemSnapshot } from '../items/item-snapshots.ts'

export type TaskPutOff = { kind: 'saved' | 'changed-meanwhile' | 'gone' }

/**
 * Postpones a task, keeping its time of day, unless it was changed since it was displayed (`seen`). This can
 * be undone for an hour.
 */
export async function putOffTask(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { id, seen, until }: { id: string; seen: string; until: PutOff },
): Promise<TaskPutOff> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx): Promise<TaskPutOff> => {
    const now = clock()
    const at = now.toISOString()
    const task = (await readItem(trx, 'task', id)) as LeadTasksTable | undefined
    if (!task) return { kind: 'gone' }
    if (task.updated_at !== seen || task.done_at !== null) return { kind: 'changed-meanwhile' }
    const changed = await trx
      .updateTable('lead_tasks')
      .set({ due_at: laterDue(until, task.due_at, at), updated_at: at })
      .where('id', '=', id)
      .where('updated_at', '=', seen)
      .where('done_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return { kind: 'changed-meanwhile' }
    await saveItemSnapshot(trx, { kind: 'task', id, leadId: task.lead_id, viewer, now, row: task, left: at })
    return { kind: 'saved' }
  })
}
