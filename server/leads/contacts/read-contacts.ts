import { describePhone, type PhoneContact } from '#domain/contact/phone-number.ts'
import { type KnownContact, listContacts } from '#domain/leads/known-contacts.ts'
import type { Db, Trx } from '#server/database/open-database.ts'

type Lead = { id: string; name: string; email: string | null; phone: string | null }

/** A contact for display: numbers with their text and links. */
export type ShownContact = KnownContact & { phoneContact: PhoneContact | undefined }

/** Returns all addresses, numbers and names of a lead, the main one of each kind first. */
export async function readContacts(db: Db | Trx, lead: Lead): Promise<ShownContact[]> {
  const rows = await db
    .selectFrom('lead_contacts')
    .select(['contact', 'value', 'source', 'created_at'])
    .where('lead_id', '=', lead.id)
    .execute()
  return listContacts(lead, rows).map((contact) => ({
    ...contact,
    phoneContact: contact.kind === 'phone' ? describePhone(contact.value) : undefined,
  }))
}
