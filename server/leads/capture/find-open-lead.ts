import { sql } from 'kysely'
import { type ContactSource, contactsOf } from '#domain/leads/known-contacts.ts'
import { isOpen } from '#domain/leads/lead.ts'
import { leadColumns } from '#server/database/lead-columns.ts'
import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { learnContacts } from '../contacts/learn-contacts.ts'
import type { LeadSubmission } from './capture-lead.ts'

type Coming = {
  newLeadId: string
  source: ContactSource
  at: Date
  /** The lead of the visitor's chat, used whatever contacts they enter. */
  chatLeadId?: string | null | undefined
}

/**
 * Returns the open lead that owns the person's address or number. Claims both for the new lead if no lead
 * owns them; the claim locks them, so two submissions of one person cannot create two leads. Contacts new to
 * an open lead are stored with it.
 */
export async function findOpenLead(
  trx: Trx,
  person: Pick<LeadSubmission, 'email' | 'phone'> & { name?: string },
  { newLeadId, source, at, chatLeadId }: Coming,
) {
  const given = contactsOf({ email: person.email ?? null, phone: person.phone ?? null })
  const keys = given.map(({ key }) => key)
  const claims = await trx
    .insertInto('lead_contacts')
    // A fixed order prevents deadlocks.
    .values(
      given
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map(({ key, value }) => ({
          contact: key,
          lead_id: newLeadId,
          value,
          source,
          created_at: at.toISOString(),
        })),
    )
    .onConflict((conflict) =>
      conflict.column('contact').doUpdateSet((eb) => ({ contact: eb.ref('excluded.contact') })),
    )
    .returning(['contact', 'lead_id'])
    .execute()
  const known = claims.filter((claim) => claim.lead_id !== newLeadId)
  const candidates = [...known.map(({ lead_id }) => lead_id), ...(chatLeadId ? [chatLeadId] : [])]
  if (candidates.length === 0) return undefined

  const found = trx.selectFrom('leads').select(leadColumns).where('id', 'in', candidates).orderBy('id')
  // The lock covers this read, because missing fields are filled from it.
  const leads = await heldRows(trx, found, 'no key update').execute()
  const openLeads = leads.filter(({ status }) => isOpen(status))
  const leadOf = (key: string) => {
    const id = known.find((claim) => claim.contact === key)?.lead_id
    return openLeads.find((lead) => lead.id === id)
  }
  const openLead =
    keys.map(leadOf).find((lead) => lead !== undefined) ?? openLeads.find(({ id }) => id === chatLeadId)
  // New contacts, and those of closed or deleted leads, now belong to this lead.
  const free = given.filter(({ key }) => leadOf(key) === undefined)
  await leaveKnown(
    trx,
    free.map(({ key }) => key),
    leads.map(({ id }) => id),
  )
  for (const { key, value } of free) {
    await trx
      .updateTable('lead_contacts')
      .set({ lead_id: openLead?.id ?? newLeadId, value, source, created_at: at.toISOString() })
      .where('contact', '=', key)
      .execute()
  }
  if (openLead) {
    await learnContacts(trx, openLead, person, { source, at, claimed: free.map(({ key }) => key) })
  }
  return openLead
}

/** Closed leads still show contacts that now identify another lead. */
export async function leaveKnown(
  trx: Trx,
  contacts: readonly string[],
  leadIds: readonly string[],
): Promise<void> {
  if (contacts.length === 0 || leadIds.length === 0) return
  await trx
    .insertInto('lead_contacts')
    .columns(['contact', 'lead_id', 'value', 'source', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('lead_contacts')
        .select([
          sql<string>`contact || ' ' || cast(lead_id as text)`.as('contact'),
          'lead_id',
          'value',
          'source',
          'created_at',
        ])
        .where('contact', 'in', [...contacts])
        .where('lead_id', 'in', [...leadIds]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
