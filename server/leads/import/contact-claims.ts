import type { ImportedPerson } from '#domain/leads/import/read-row.ts'
import { contactsOf } from '#domain/leads/known-contacts.ts'
import type { Trx } from '#server/database/open-database.ts'
import { leaveKnown } from '../capture/find-open-lead.ts'
import { type KnownLead, knownColumns } from './fill-lead.ts'

type Coming = { id: string; person: ImportedPerson; keys: string[] }
type Claims = Map<string, string>

/**
 * Claims all addresses and numbers at once, so that no concurrent submission creates leads with them, and
 * returns those that belong to existing leads.
 */
export async function claimContacts(
  trx: Trx,
  people: Coming[],
  now: Date,
): Promise<{ claims: Claims; known: Map<string, KnownLead> }> {
  const wanted = new Map<string, { id: string; value: string }>()
  for (const { id, person } of people) {
    for (const { key, value } of contactsOf({ ...person, name: null })) {
      if (!wanted.has(key)) wanted.set(key, { id, value })
    }
  }
  const claimed = await trx
    .insertInto('lead_contacts')
    // A fixed order prevents deadlocks.
    .values(
      [...wanted]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([contact, { id, value }]) => ({
          contact,
          lead_id: id,
          value,
          source: 'import' as const,
          created_at: now.toISOString(),
        })),
    )
    .onConflict((conflict) =>
      conflict.column('contact').doUpdateSet((eb) => ({ contact: eb.ref('excluded.contact') })),
    )
    .returning(['contact', 'lead_id'])
    .execute()
  const own = new Set(people.map(({ id }) => id))
  const others = [...new Set(claimed.map(({ lead_id }) => lead_id))].filter((id) => !own.has(id))
  const leads =
    others.length > 0
      ? await trx.selectFrom('leads').select(knownColumns).where('id', 'in', others).execute()
      : []
  return {
    claims: new Map(claimed.map(({ contact, lead_id }) => [contact, lead_id])),
    known: new Map(leads.map((lead) => [lead.id, lead])),
  }
}

/** Assigns each contact to its lead and releases contacts without one. */
export async function settleContacts(
  trx: Trx,
  { claims, known }: { claims: Claims; known: Map<string, KnownLead> },
  owners: Map<string, string>,
  now: Date,
): Promise<void> {
  const ownerless = [...claims.keys()].filter((key) => !owners.has(key))
  if (ownerless.length > 0) await trx.deleteFrom('lead_contacts').where('contact', 'in', ownerless).execute()
  const moved = [...owners].filter(([key, leadId]) => claims.get(key) !== leadId)
  await leaveKnown(
    trx,
    moved.map(([key]) => key),
    [...known.keys()],
  )
  for (const [leadId, pairs] of Map.groupBy(moved, ([, leadId]) => leadId)) {
    await trx
      .updateTable('lead_contacts')
      .set({ lead_id: leadId, source: 'import', created_at: now.toISOString() })
      .where(
        'contact',
        'in',
        pairs.map(([key]) => key),
      )
      .execute()
  }
}
