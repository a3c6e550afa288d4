import { contactKindWords, contactSourceWords } from '#content/office/lead-words.ts'
import { phoneText } from '#domain/contact/phone-number.ts'
import {
  type ContactKind,
  type ContactSource,
  contactsOf,
  keyOfRow,
  knownOnlyKey,
} from '#domain/leads/known-contacts.ts'
import type { Trx } from '#server/database/open-database.ts'
import { noteActivities } from '../work/note-activity.ts'

/** The timeline entry of a new contact. */
export const CONTACT_ACTIVITY = 'contact'

type Person = { name?: string | undefined; email?: string | undefined; phone?: string | undefined }
type Lead = { id: string; name: string; email: string | null; phone: string | null }

type Learned = {
  source: ContactSource
  at: Date
  /** Contacts that did not identify the lead before. */
  claimed: readonly string[]
  createdBy?: string | null
}

/**
 * Stores contacts that the lead did not have, even if they identify another lead, and logs them in the
 * timeline.
 */
export async function learnContacts(
  trx: Trx,
  lead: Lead,
  person: Person,
  { source, at, claimed, createdBy = null }: Learned,
): Promise<void> {
  const main = new Set(contactsOf(lead).map(({ key }) => key))
  const given = contactsOf(person).filter(({ key }) => !main.has(key))
  if (given.length === 0) return
  const kept = await keepContacts(
    trx,
    lead.id,
    given.filter(({ key }) => !claimed.includes(key)),
    { source, at },
  )
  await noteActivities(
    trx,
    given
      .filter(({ key }) => claimed.includes(key) || kept.has(key))
      .map(({ key, value }) => ({
        leadId: lead.id,
        type: CONTACT_ACTIVITY,
        title: `New ${contactKindWords[kindOf(key)]} from the ${contactSourceWords[source]}: ${shownContact(key, value)}`,
        createdBy,
        at,
      })),
  )
}

const kindOf = (key: string) => key.slice(0, key.indexOf(':')) as ContactKind

/** Adds missing contacts to a lead without letting them identify it. Returns the keys of the added ones. */
export async function keepContacts(
  trx: Trx,
  leadId: string,
  contacts: readonly { key: string; value: string }[],
  { source, at }: { source: ContactSource | null; at: Date | null },
): Promise<Set<string>> {
  if (contacts.length === 0) return new Set()
  const rows = await trx.selectFrom('lead_contacts').select('contact').where('lead_id', '=', leadId).execute()
  const there = new Set(rows.map(({ contact }) => keyOfRow(contact)))
  const missing = contacts.filter(({ key }) => !there.has(key))
  if (missing.length === 0) return new Set()
  await trx
    .insertInto('lead_contacts')
    .values(
      missing.map(({ key, value }) => ({
        contact: knownOnlyKey(key, leadId),
        lead_id: leadId,
        value,
        source,
        created_at: at?.toISOString() ?? null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return new Set(missing.map(({ key }) => key))
}

const shownContact = (key: string, value: string) =>
  kindOf(key) === 'phone' ? (phoneText(value) ?? value) : value
