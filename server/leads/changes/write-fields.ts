import { type ContactSource, contactsOf, knownOnlyKey } from '#domain/leads/known-contacts.ts'
import { type FieldValues, splitDetails } from '#domain/leads/lead-change.ts'
import type { Trx } from '#server/database/open-database.ts'
import type { LeadsTable } from '#server/database/tables.ts'
import { noteEvent } from '#server/webhooks/note-event.ts'
import { keepContacts } from '../contacts/learn-contacts.ts'

/** The source of new contacts, and which earlier ones are deleted: all, or those added at that moment. */
type Writing = { source?: ContactSource; forgets?: { since?: string } }

type Changed = { leadId: string; before: FieldValues; after: FieldValues }

/** Writes changed fields: of the leads table, of the details, and the contacts that identify the lead. */
export async function writeFields(
  trx: Trx,
  changes: readonly Changed[],
  now: Date,
  writing: Writing,
): Promise<void> {
  const at = now.toISOString()
  // Leads with the same values are updated together.
  const alike = Map.groupBy(changes, ({ after }) => JSON.stringify(after))
  for (const group of alike.values()) {
    const after = group[0]?.after ?? {}
    const ids = group.map(({ leadId }) => leadId)
    const { columns, details } = splitDetails(after)
    await trx
      .updateTable('leads')
      .set({ ...(columns as Partial<LeadsTable>), updated_at: at })
      .where('id', 'in', ids)
      .execute()
    // Leads from before this product have no details yet.
    await trx
      .insertInto('lead_details')
      .values(
        ids.map((lead_id) => ({
          lead_id,
          score_reasons: '[]',
          attribution: '{}',
          locale: 'en',
          ...details,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('lead_id')
          .doUpdateSet((eb) => ({ ...details, version: eb('lead_details.version', '+', 1) })),
      )
      .execute()
  }
  for (const change of changes) {
    await moveContacts(trx, change, now, writing)
    if (change.after.status !== undefined) {
      await noteEvent(trx, { type: 'lead.status_changed', subjectId: change.leadId, at: now })
    }
  }
}

const contactFields = ['name', 'email', 'phone'] as const

/**
 * The new address and number identify the lead, unless they identify another one. Replaced contacts stay
 * known; cleared ones do not.
 */
async function moveContacts(
  trx: Trx,
  { leadId, before, after }: Changed,
  now: Date,
  { source = 'edit', forgets }: Writing,
): Promise<void> {
  const changed = contactFields.filter((field) => field in after)
  if (changed.length === 0) return
  const given = contactsIn(after, changed)
  const leaving = changed.filter((field) => forgets || !after[field])
  await forgetContacts(trx, leadId, without(contactsIn(before, leaving), given), forgets?.since)
  const replaced = changed.filter((field) => !leaving.includes(field))
  await keepContacts(trx, leadId, without(contactsIn(before, replaced), given), { source: null, at: null })
  if (given.length === 0) return
  // A main contact is in the lead's own fields, so no further row is needed.
  await trx
    .deleteFrom('lead_contacts')
    .where(
      'contact',
      'in',
      given.map(({ key }) => knownOnlyKey(key, leadId)),
    )
    .where('created_at', 'is', null)
    .execute()

  const found = given.filter(({ key }) => !key.startsWith('name:'))
  if (found.length === 0) return
  await trx
    .insertInto('lead_contacts')
    .values(
      found
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map(({ key, value }) => ({
          contact: key,
          lead_id: leadId,
          value,
          source,
          created_at: now.toISOString(),
        })),
    )
    .onConflict((conflict) => conflict.column('contact').doNothing())
    .execute()
  await keepContacts(trx, leadId, found, { source, at: now })
}

type Contacts = ReturnType<typeof contactsOf>

function contactsIn(fields: FieldValues, names: readonly (typeof contactFields)[number][]): Contacts {
  return contactsOf(Object.fromEntries(names.map((name) => [name, textOf(fields[name])])))
}

function without(contacts: Contacts, others: Contacts): Contacts {
  return contacts.filter(({ key }) => others.every((other) => other.key !== key))
}

/** `since`: only those added then or later. */
async function forgetContacts(
  trx: Trx,
  leadId: string,
  contacts: Contacts,
  since: string | undefined,
): Promise<void> {
  if (contacts.length === 0) return
  await trx
    .deleteFrom('lead_contacts')
    .where('lead_id', '=', leadId)
    .where(
      'contact',
      'in',
      contacts.flatMap(({ key }) => [key, knownOnlyKey(key, leadId)]),
    )
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? ''))
    .execute()
}

function textOf(value: string | number | null | undefined): string | null {
  return typeof value === 'string' ? value : null
}
