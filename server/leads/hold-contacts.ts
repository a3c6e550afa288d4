import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'

/**
 * Holds what leads are found by, before the leads themselves, as somebody does who comes again: who comes while
 * leads are merged or deleted waits, and then finds how it ended.
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
