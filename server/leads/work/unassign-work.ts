import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { changeLeads } from '../changes/change-leads.ts'
import { isAssignedTo } from '../list/find-leads.ts'

/** Leads per transaction; other writes can run in between. */
const AT_ONCE = 100

type Departure = {
  /** In lower case, as `assigned_to` stores it. */
  email: string
  /** Undoes all of it. */
  changeId: string
}

/** Unassigns a departing member's leads and returns how many there were. */
export async function unassignLeads(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer,
  { email, changeId }: Departure,
): Promise<number> {
  const leads = await database.db.selectFrom('leads').select('id').where(isAssignedTo(email)).execute()
  let unassigned = 0
  for (let at = 0; at < leads.length; at += AT_ONCE) {
    const ids = leads.slice(at, at + AT_ONCE).map(({ id }) => id)
    unassigned += await database.write(async (trx) => {
      // Some leads may have been reassigned meanwhile.
      const stillAssigned = await heldRows(
        trx,
        trx.selectFrom('leads').select('id').where('id', 'in', ids).where(isAssignedTo(email)).orderBy('id'),
      ).execute()
      const { changed } = await changeLeads(trx, {
        viewer,
        at: clock(),
        kind: 'assign',
        leads: stillAssigned.map(({ id }) => ({ id, set: { assigned_to: null } })),
        changeId,
      })
      return changed.length
    })
  }
  return unassigned
}

/** Open tasks become unassigned; completed ones still show who did them. */
export async function unassignTasks(trx: Trx, email: string, now: Date): Promise<void> {
  await trx
    .updateTable('lead_tasks')
    .set({ assigned_to: null, updated_at: now.toISOString() })
    .where('assigned_to', '=', email)
    .where('done_at', 'is', null)
    .execute()
}

/** Moves the leads and tasks of a member to a new address; both in lower case, as `assigned_to` stores them. */
export async function reassignWork(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  await trx.updateTable('leads').set({ assigned_to: to }).where(isAssignedTo(from)).execute()
  await trx.updateTable('lead_tasks').set({ assigned_to: to }).where('assigned_to', '=', from).execute()
}
