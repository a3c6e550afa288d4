import type { Trx } from '#server/database/open-database.ts'

/** Addresses in lower case, as leads name who works them. */
type Passing = { from: string; to: string }

/**
 * The leads and tasks of somebody follow them to another address. Found by the keys of lists, which `indexLeads` has
 * to have brought up to date.
 */
export async function passOnWork(trx: Trx, { from, to }: Passing): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ assigned_to: to })
    .where('id', 'in', (eb) =>
      eb.selectFrom('lead_keys').select('lead_keys.lead_id').where('assigned', '=', from),
    )
    .execute()
  await trx.updateTable('lead_tasks').set({ assigned_to: to }).where('assigned_to', '=', from).execute()
}
