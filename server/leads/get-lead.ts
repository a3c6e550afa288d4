import type { Viewer } from '#domain/accounts/viewer.ts'
import { withPhoneContact } from '#domain/contact/phone-number.ts'
import { changeableDetails } from '#domain/leads/lead-change.ts'
import type { Attribution } from '#domain/leads/lead-source.ts'
import type { ScoreReason } from '#domain/leads/score/score-lead.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { leadColumns } from '#server/database/lead-columns.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { withdrawnAt } from '#server/privacy/may-contact.ts'
import { readContacts } from './contacts/read-contacts.ts'

/** Returns a lead with its details and contacts; undefined if it is not found. */
export async function getLead(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  leadId: string,
) {
  authorize(viewer, 'leads:read')
  if (!isRowId(leadId)) return undefined
  const { db } = database
  const lead = await db.selectFrom('leads').select(leadColumns).where('id', '=', leadId).executeTakeFirst()
  if (!lead) return undefined
  const [details, withdrawn, contacts] = await Promise.all([
    db
      .selectFrom('lead_details')
      .select(['business_size', 'attribution', 'consented_at', 'consent_version', 'version'])
      .select(changeableDetails)
      .where('lead_id', '=', leadId)
      .executeTakeFirst(),
    withdrawnAt(db, 'lead_id', lead.id),
    readContacts(db, lead),
  ])
  return {
    lead: withPhoneContact(lead),
    // Leads from before this product have no details.
    details: details && {
      ...details,
      score_reasons: JSON.parse(details.score_reasons) as ScoreReason[],
      attribution: JSON.parse(details.attribution) as Attribution,
    },
    contacts,
    /** When the person withdrew consent, unless they wrote again since. */
    withdrawnAt: withdrawn,
  }
}
