import { sql } from 'kysely'
import { type ContactSource, contactsOf } from '#domain/leads/known-contacts.ts'
import { isOpen } from '#domain/leads/lead.ts'
import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { learnContacts } from './contacts/learn-contacts.ts'
import type { LeadAnswers } from './lead-answers.ts'

type Coming = {
  newLeadId: string
  source: ContactSource
  at: Date
  /** The lead of the chat that they write in: it is theirs whatever they leave. */
  chatLeadId?: string | null | undefined
}

/**
 * The open lead that the person's address or number belongs to. Claims both for the new lead where they belong
 * to none; the claim locks them, so that two submissions of one person can't make two leads. What an open lead did not
 * know of the person is kept with it.
 */
export async function findOpenLead(
  trx: Trx,
  person: Pick<LeadAnswers, 'email' | 'phone'> & { name?: string },
  { newLeadId, source, at, chatLeadId }: Coming,
) {
  const given = contactsOf({ email: person.email ?? null, phone: person.phone ?? null })
  const keys = given.map(({ key }) => key)
  const claims = await trx
    .insertInto('lead_contacts')
    // In one order everywhere, so that two transactions can't wait for each other.
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

  const found = trx
    .selectFrom('leads')
    .select([
      'id',
      'lead_score',
      'status',
      'name',
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
    .where('id', 'in', candidates)
    .orderBy('id')
  // What it lacks is filled from what is read here: nobody fills it in between.
  const leads = await heldRows(trx, found, 'no key update').execute()
  const openLeads = leads.filter(({ status }) => isOpen(status))
  const leadOf = (key: string) => {
    const id = known.find((claim) => claim.contact === key)?.lead_id
    return openLeads.find((lead) => lead.id === id)
  }
  const openLead =
    keys.map(leadOf).find((lead) => lead !== undefined) ?? openLeads.find(({ id }) => id === chatLeadId)
  // What is new, or belonged to a lead that is closed or gone, now belongs to this one.
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

/** Closed leads go on showing contacts by which another lead is found from now on. */
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

export type OpenLead = NonNullable<Awaited<ReturnType<typeof findOpenLead>>>
