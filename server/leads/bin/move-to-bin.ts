import { phoneKey } from '#domain/contact/phone-number.ts'
import { emailKey } from '#domain/leads/contact-keys.ts'
import type { Trx } from '#server/database/open-database.ts'
import type { LeadSnapshot } from '../lead-rows.ts'

type Kept = { changeId: string; deletedBy: string; at: Date; mergedInto?: string }

/** Stores snapshots of deleted leads in the bin. */
export async function moveToBin(
  trx: Trx,
  snapshots: readonly LeadSnapshot[],
  { changeId, deletedBy, at, mergedInto }: Kept,
): Promise<void> {
  await trx
    .insertInto('deleted_leads')
    .values(
      snapshots.map((snapshot) => {
        const { id, name, email, phone, company, status } = snapshot.lead
        return {
          id,
          name,
          email,
          phone,
          company,
          email_key: email ? emailKey(email) : null,
          phone_key: (phone && phoneKey(phone)) || null,
          status,
          payload: JSON.stringify(snapshot),
          change_id: changeId,
          merged_into: mergedInto ?? null,
          deleted_by: deletedBy,
          deleted_at: at.toISOString(),
        }
      }),
    )
    .execute()
}
