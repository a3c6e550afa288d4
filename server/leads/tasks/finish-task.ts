import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'

export type Finish = { kind: 'saved' } | { kind: 'gone' }

/** Completes a task or reopens it. Repeating it changes nothing. */
export async function finishTask(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { id, done }: { id: string; done: boolean },
): Promise<Finish> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx): Promise<Finish> => {
    const at = clock().toISOString()
    const changed = await trx
      .updateTable('lead_tasks')
      .set({ done_at: done ? at : null, updated_at: at })
      .where('id', '=', id)
      .where('done_at', done ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst()
    const found =
      changed ?? (await trx.selectFrom('lead_tasks').select('id').where('id', '=', id).executeTakeFirst())
    return { kind: found ? 'saved' : 'gone' }
  })
}
