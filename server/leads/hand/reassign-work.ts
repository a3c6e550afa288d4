import type { Trx } from '#server/database/open-database.ts'
import { isAssignedTo } from '../list/find-leads.ts'

/** In lower case, as `assigned_to` stores them. */
type AddressChange = { from: string; to: string }

/** Moves the leads and tasks of a member to a new address. */
export async function reassignWork(trx: Trx, { from, to }: AddressChange): Promise<void> {
  await trx.updateTable('leads').set({ assigned_to: to }).where(isAssignedTo(from)).execute()
  await trx.updateTable('lead_tasks').set({ assigned_to: to }).where('assigned_to', '=', from).execute()
}
