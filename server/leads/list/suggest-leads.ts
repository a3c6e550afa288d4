import type { Viewer } from '#domain/accounts/viewer.ts'
import { phoneText } from '#domain/contact/phone-number.ts'
import { contactKeys } from '#domain/leads/contact-keys.ts'
import { listContacts } from '#domain/leads/known-contacts.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Db } from '#server/database/open-database.ts'
import { firstLeads } from './list-leads.ts'
import { nearLeads } from './near-leads.ts'

const SUGGESTED = 7

export type FoundLead = {
  id: string
  name: string
  company: string | null
  email: string | null
  phone: string | null
  status: string
  /** All their addresses, numbers and further names, if words found them. */
  contacts?: string[]
}

type Wanted = {
  search: string
  contact?: { phone: string | null; email: string | null }
}

/** Returns leads with exactly this contact, or the first few that match the words, also nearly. */
export async function suggestLeads(
  deps: Parameters<typeof firstLeads>[0],
  viewer: Viewer | undefined,
  { search, contact }: Wanted,
): Promise<FoundLead[]> {
  authorize(viewer, 'leads:read')
  const typed = contact?.phone || contact?.email
  if (typed) {
    const [key = ''] = contactKeys({ phone: typed, email: typed }).slice(contact.phone ? -1 : 0)
    const found = await firstLeads(deps, viewer, { search: typed })
    // Words also find more than that exact contact.
    const known = await withContacts(deps.database.db, found.map(shown))
    return known.filter(({ contacts = [] }) =>
      contacts.some((other) => contactKeys({ phone: other, email: other }).includes(key)),
    )
  }
  if (!search) return []
  const leads = await firstLeads(deps, viewer, { search })
  const found = leads.length > 0 ? leads : await nearLeads(deps, viewer, search)
  return withContacts(deps.database.db, found.slice(0, SUGGESTED).map(shown))
}

async function withContacts(db: Db, leads: FoundLead[]): Promise<FoundLead[]> {
  if (leads.length === 0) return []
  const rows = await db
    .selectFrom('lead_contacts')
    .select(['lead_id', 'contact', 'value', 'source', 'created_at'])
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    .execute()
  return leads.map((lead) => {
    const own = rows.filter(({ lead_id }) => lead_id === lead.id)
    return { ...lead, contacts: listContacts(lead, own).map(({ value }) => value) }
  })
}

const shown = ({ id, name, company, email, phone, status }: FoundLead): FoundLead => ({
  id,
  name,
  company,
  email,
  phone: phoneText(phone),
  status,
})
