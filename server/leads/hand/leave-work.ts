import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { changeLeads } from '../change-leads.ts'
import { isAssignedTo } from '../find-leads.ts'

/** So many in one transaction: others get to write between two. */
const AT_ONCE = 100

type Leaving = {
  /** In lower case, as leads name who works them. */
  email: string
  /** Takes all of it back. */
  changeId: string
}

/** Nobody works the leads of somebody who leaves any more, as their timelines say. Gives how many leads those were. */
export async function leaveLeads(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer,
  { email, changeId }: Leaving,
): Promise<number> {
  const leads = await database.db.selectFrom('leads').select('id').where(isAssignedTo(email)).execute()
  let left = 0
  for (let at = 0; at < leads.length; at += AT_ONCE) {
    const ids = leads.slice(at, at + AT_ONCE).map(({ id }) => id)
    left += await database.write(async (trx) => {
      // Somebody may have given them to others meanwhile.
      const theirs = await heldRows(
        trx,
        trx.selectFrom('leads').select('id').where('id', 'in', ids).where(isAssignedTo(email)).orderBy('id'),
      ).execute()
      const { changed } = await changeLeads(trx, {
        viewer,
        at: clock(),
        kind: 'assign',
        leads: theirs.map(({ id }) => ({ id, set: { assigned_to: null } })),
        changeId,
      })
      return changed.length
    })
  }
  return left
}

/** What they had still to do is nobody's; what is done says who did it. */
export async function leaveTasks(trx: Trx, email: string, now: Date): Promise<void> {
  await trx
    .updateTable('lead_tasks')
    .set({ assigned_to: null, updated_at: now.toISOString() })
    .where('assigned_to', '=', email)
    .where('done_at', 'is', null)
    .execute()
}
