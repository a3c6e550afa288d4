import type { Trx } from '#server/database/open-database.ts'
import { isAssignedTo } from '../find-leads.ts'

/** Addresses in lower case, as leads name who works them. */
type Passing = { from: string; to: string }

/** The leads and tasks of somebody follow them to another address. */
export async function passOnWork(trx: Trx, { from, to }: Passing): Promise<void> {
  await trx.updateTable('leads').set({ assigned_to: to }).where(isAssignedTo(from)).execute()
  await trx.updateTable('lead_tasks').set({ assigned_to: to }).where('assigned_to', '=', from).execute()
}
