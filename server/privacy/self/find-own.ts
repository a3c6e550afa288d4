import type { ConversationFacts } from '#domain/chat/conversation.ts'
import { emailKey } from '#domain/leads/contact-keys.ts'
import type { Db } from '#server/database/open-database.ts'
import { teamTemplates } from '#server/email/email-templates.ts'
import { TO_OWNER } from '#server/email/outbox.ts'
import type { LeadSnapshot } from '#server/leads/lead-rows.ts'
import { findRelatedRecords } from '../find-related-records.ts'
import { type Found, findSubjectRecords, type SearchParts } from '../find-subject-records.ts'

export type Own = {
  found: Found
  /** Leads that another address or number came to as well: whose they are a person has to judge. */
  shared: string[]
}

/**
 * What may be shown to whoever reads an address's mail. Anybody can type anybody's number, and so have a stranger's
 * words join their own lead, or their address a stranger's: a lead is theirs where nobody else came to it, and what
 * hangs on it where it names their address.
 */
export async function findOwn(parts: SearchParts, email: string): Promise<Own> {
  const { db } = parts.database
  const roots = await findSubjectRecords(parts, { email })
  const leads = await theirsAlone(parts, email, roots.leads)
  const bin = await theirsInBin(parts, email, roots.deleted_leads)
  const held = await heldOf(db, email, roots)
  const testimonials = await withAddress(db, 'testimonials', email, roots.testimonials)
  const found = await findRelatedRecords(db, { ...roots, ...held, leads, testimonials, deleted_leads: bin })
  return {
    found: {
      ...found,
      conversations: await leftIn(db, email, found.conversations),
      demo_bookings: await withAddress(db, 'demo_bookings', email, found.demo_bookings),
      emails: await withoutLinks(db, await ownMails(db, email, found.emails)),
    },
    shared: [...roots.leads, ...roots.deleted_leads].filter((id) => ![...leads, ...bin].includes(id)),
  }
}

async function theirsAlone({ database, personKey }: SearchParts, email: string, leads: string[]) {
  if (leads.length === 0) return []
  const { db } = database
  const rows = await db.selectFrom('leads').select(['id', 'email']).where('id', 'in', leads).execute()
  const consents = await db
    .selectFrom('consents')
    .select(['lead_id', 'contact_key'])
    .where('lead_id', 'in', leads)
    .execute()
  const key = personKey(`email:${email}`)
  const others = new Set(consents.filter(({ contact_key }) => contact_key !== key).map((one) => one.lead_id))
  return rows.filter((lead) => emailKey(lead.email) === email && !others.has(lead.id)).map(({ id }) => id)
}

/** The same of those in the bin, which have their consents with them. */
async function theirsInBin({ database, personKey }: SearchParts, email: string, leads: string[]) {
  if (leads.length === 0) return []
  const rows = await database.db
    .selectFrom('deleted_leads')
    .select(['id', 'email_key', 'payload'])
    .where('id', 'in', leads)
    .execute()
  const key = personKey(`email:${email}`)
  return rows
    .filter(({ email_key, payload }) => {
      const { rows: kept } = JSON.parse(payload) as Partial<LeadSnapshot>
      return email_key === email && (kept?.consents ?? []).every(({ contact_key }) => contact_key === key)
    })
    .map(({ id }) => id)
}

/** Held-back and deleted ones that were sent with the address, not such as only speak of it. */
async function heldOf(db: Db, email: string, roots: Found) {
  const sentWith = async (table: 'quarantined_submissions' | 'deleted_testimonials', ids: string[]) => {
    if (ids.length === 0) return []
    const rows = await db.selectFrom(table).select(['id', 'payload']).where('id', 'in', ids).execute()
    return rows.filter(({ payload }) => senderOf(JSON.parse(payload)) === email).map(({ id }) => id)
  }
  return {
    quarantined_submissions: await sentWith('quarantined_submissions', roots.quarantined_submissions),
    deleted_testimonials: await sentWith('deleted_testimonials', roots.deleted_testimonials),
  }
}

type Sent = { email?: string }
type Payload = Sent & { submission?: Sent; request?: Sent; testimonial?: Sent }

/** Of a quote or a testimonial, of a demo, of a deleted testimonial; quotes of long ago have it at the top. */
function senderOf({ email, submission, request, testimonial }: Payload): string {
  return emailKey(email ?? submission?.email ?? request?.email ?? testimonial?.email ?? '')
}

async function leftIn(db: Db, email: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('conversations').select(['id', 'facts']).where('id', 'in', ids).execute()
  return rows
    .filter(({ facts }) => {
      const { contactInfo } = JSON.parse(facts) as ConversationFacts
      return emailKey(contactInfo.email ?? '') === email
    })
    .map(({ id }) => id)
}

async function withAddress(
  db: Db,
  table: 'demo_bookings' | 'testimonials',
  email: string,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(table as 'testimonials')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .execute()
  return rows.filter((row) => emailKey(row.email) === email).map(({ id }) => id)
}

/** Those to them, and what the team was told of them: each who wanted it has a copy with all that they wrote. */
async function ownMails(db: Db, email: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('emails')
    .select(['id', 'to_address', 'template'])
    .where('id', 'in', ids)
    .execute()
  return rows
    .filter(
      ({ to_address, template }) =>
        to_address === TO_OWNER || emailKey(to_address) === email || teamTemplates.includes(template),
    )
    .map(({ id }) => id)
}

/** Mails that are forgotten by themselves, the link's own among them, do not count as something that is held. */
async function withoutLinks(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('jobs')
    .select('key')
    .where('kind', '=', 'forget-email')
    .where('key', 'in', ids)
    .execute()
  const forgotten = new Set(rows.map(({ key }) => key))
  return ids.filter((id) => !forgotten.has(id))
}
