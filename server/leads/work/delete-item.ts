import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { findNote } from './write-note.ts'

type ItemKind = 'note' | 'task'
export type ItemDeletion = { kind: 'deleted'; changeId: string } | { kind: 'not-yours' } | { kind: 'gone' }

/** Deletes a task, or the viewer's own note. */
export async function deleteItem(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { kind, id }: { kind: ItemKind; id: string },
): Promise<ItemDeletion> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx): Promise<ItemDeletion> => {
    const table = kind === 'task' ? 'lead_tasks' : 'lead_activities'
    const before = await trx
      .deleteFrom(table as 'lead_activities')
      .where('id', '=', id)
      .$if(kind === 'note', (query) =>
        query.where('activity_type', '=', 'note').where('created_by', '=', viewer.email),
      )
      .returningAll()
      .executeTakeFirst()
    if (before) {
      const rows = [{ table, id, before }] as const
      const changeId = await recordChange(trx, viewer, { kind, at: clock(), leadId: before.lead_id, rows })
      return { kind: 'deleted', changeId }
    }
    return { kind: kind === 'note' && (await findNote(trx, id)) ? 'not-yours' : 'gone' }
  })
}
