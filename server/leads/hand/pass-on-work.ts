import type { Trx } from '#server/database/open-database.ts'

type Passing = {
  /** Addresses in lower case, as leads name who works them. */
  from: string
  /** Nobody, where somebody leaves. */
  to: string | null
  at: Date
}

/**
 * The leads and tasks of one address become another's, or nobody's. Gives how many leads those were. Found by the keys
 * of lists, which `indexLeads` has to have brought up to date.
 */
export async function passOnWork(trx: Trx, { from, to, at }: Passing): Promise<number> {
  const updated_at = at.toISOString()
  const leads = await trx
    .updateTable('leads')
    .set({ assigned_to: to, ...(to === null ? { updated_at } : {}) })
    .where('id', 'in', (eb) =>
      eb.selectFrom('lead_keys').select('lead_keys.lead_id').where('assigned', '=', from),
    )
    .executeTakeFirst()
  await trx
    .updateTable('lead_tasks')
    .set({ assigned_to: to, ...(to === null ? { updated_at } : {}) })
    .where('assigned_to', '=', from)
    .where((eb) => (to === null ? eb('done_at', 'is', null) : eb.val(true)))
    .execute()
  return Number(leads.numUpdatedRows)
}
