import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'

/**
 * Locks the contacts of leads before the leads themselves, in the order that submissions use: a person who
 * submits a form during a merge or deletion waits for its end.
 */
export async function holdContacts(trx: Trx, leadIds: readonly string[]): Promise<void> {
  await heldRows(
    trx,
    trx
      .selectFrom('lead_contacts')
      .select('contact')
      .where('lead_id', 'in', [...leadIds])
      .orderBy('contact'),
  ).execute()
}
