import { contactKeys } from '#domain/leads/contact-keys.ts'
import { isOpen } from '#domain/leads/lead.ts'
import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import type { LeadAnswers } from './lead-answers.ts'

/**
 * The open lead that the person's address or number belongs to. Claims both for the new lead where they belong
 * to none; the claim locks them, so that two submissions of one person can't make two leads.
 */
export async function findOpenLead(
  trx: Trx,
  person: Pick<LeadAnswers, 'email' | 'phone'>,
  newLeadId: string,
) {
  const keys = contactKeys(person)
  const claims = await trx
    .insertInto('lead_contacts')
    // In one order everywhere, so that two transactions can't wait for each other.
    .values([...keys].sort().map((contact) => ({ contact, lead_id: newLeadId })))
    .onConflict((conflict) =>
      conflict.column('contact').doUpdateSet((eb) => ({ contact: eb.ref('excluded.contact') })),
    )
    .returning(['contact', 'lead_id'])
    .execute()
  const known = claims.filter((claim) => claim.lead_id !== newLeadId)
  if (known.length === 0) return undefined

  const found = trx
    .selectFrom('leads')
    .select([
      'id',
      'lead_score',
      'status',
      'email',
      'phone',
      'company',
      'service_interest',
      'budget_range',
      'project_timeline',
      'business_type',
      'urgency',
      'message',
      'estimated_value',
      'follow_up_date',
    ])
    .where(
      'id',
      'in',
      known.map((claim) => claim.lead_id),
    )
    .orderBy('id')
  // What it lacks is filled from what is read here: nobody fills it in between.
  const leads = await heldRows(trx, found, 'no key update').execute()
  const leadOf = (key: string) => {
    const id = known.find((claim) => claim.contact === key)?.lead_id
    return leads.find((lead) => lead.id === id && isOpen(lead.status))
  }
  const openLead = keys.map(leadOf).find((lead) => lead !== undefined)
  // What is new, or belonged to a lead that is closed or gone, now belongs to this one.
  const free = claims.filter((claim) => leadOf(claim.contact) === undefined).map((claim) => claim.contact)
  if (free.length > 0) {
    await trx
      .updateTable('lead_contacts')
      .set({ lead_id: openLead?.id ?? newLeadId })
      .where('contact', 'in', free)
      .execute()
  }
  return openLead
}

export type OpenLead = NonNullable<Awaited<ReturnType<typeof findOpenLead>>>
