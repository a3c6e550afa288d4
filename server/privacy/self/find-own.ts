import type { ConversationFacts } from '#domain/chat/conversation.ts'
import { emailKey } from '#domain/leads/contact-keys.ts'
import type { Db } from '#server/database/open-database.ts'
import { TO_OWNER } from '#server/email/delivery/outbox.ts'
import { teamTemplates } from '#server/email/email-templates.ts'
import type { LeadSnapshot } from '#server/leads/lead-rows.ts'
import { findRelatedRecords, orNone } from '../find-related-records.ts'
import { type Found, findSubjectRecords, type SearchParts } from '../find-subject-records.ts'
import { isShortLived } from '../short-lived-mails.ts'

export type Own = {
  found: Found
  /** Leads that another address or number joined; a team member must judge whose they are. */
  shared: string[]
}

/**
 * Finds the records that may be shown to the owner of an address. Anyone can type another person's number or address,
 * so that records of strangers mix: a lead counts as the person's only if nobody else joined it, and a related record
 * only if it contains their address.
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
      emails: await ownMails(db, email, found.emails),
    },
    shared: [...roots.leads, ...roots.deleted_leads].filter((id) => ![...leads, ...bin].includes(id)),
  }
}

async function theirsAlone({ database, personKey }: SearchParts, email: string, leads: string[]) {
  const { db } = database
  const rows = await db.selectFrom('leads').select(['id', 'email']).where('id', 'in', orNone(leads)).execute()
  const consents = await db
    .selectFrom('consents')
    .select(['lead_id', 'contact_key'])
    .where('lead_id', 'in', orNone(leads))
    .execute()
  const key = personKey(`email:${email}`)
  const others = new Set(consents.filter(({ contact_key }) => contact_key !== key).map((one) => one.lead_id))
  return rows.filter((lead) => emailKey(lead.email) === email && !others.has(lead.id)).map(({ id }) => id)
}

/** Does the same for leads in the bin, which contain their consents. */
async function theirsInBin({ database, personKey }: SearchParts, email: string, leads: string[]) {
  const rows = await database.db
    .selectFrom('deleted_leads')
    .select(['id', 'email_key', 'payload'])
    .where('id', 'in', orNone(leads))
    .execute()
  const key = personKey(`email:${email}`)
  return rows
    .filter(({ email_key, payload }) => {
      const { rows: kept } = JSON.parse(payload) as Partial<LeadSnapshot>
      return email_key === email && (kept?.consents ?? []).every(({ contact_key }) => contact_key === key)
    })
    .map(({ id }) => id)
}

/** Returns quarantined and deleted records that were sent with the address, without those that only mention it. */
async function heldOf(db: Db, email: string, roots: Found) {
  const sentWith = async (table: 'quarantined_submissions' | 'deleted_testimonials', ids: string[]) => {
    const rows = await db.selectFrom(table).select(['id', 'payload']).where('id', 'in', orNone(ids)).execute()
    return rows.filter(({ payload }) => senderOf(JSON.parse(payload)) === email).map(({ id }) => id)
  }
  return {
    quarantined_submissions: await sentWith('quarantined_submissions', roots.quarantined_submissions),
    deleted_testimonials: await sentWith('deleted_testimonials', roots.deleted_testimonials),
  }
}

type Sent = { email?: string }
type Payload = Sent & { submission?: Sent; request?: Sent; testimonial?: Sent }

/** Returns the sender of a quote, testimonial, demo or deleted testimonial; old quotes have it at the top level. */
function senderOf({ email, submission, request, testimonial }: Payload): string {
  return emailKey(email ?? submission?.email ?? request?.email ?? testimonial?.email ?? '')
}

async function leftIn(db: Db, email: string, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'facts'])
    .where('id', 'in', orNone(ids))
    .execute()
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
  const rows = await db
    .selectFrom(table as 'testimonials')
    .select(['id', 'email'])
    .where('id', 'in', orNone(ids))
    .execute()
  return rows.filter((row) => emailKey(row.email) === email).map(({ id }) => id)
}

/**
 * Returns mails to the person, and team mails about them, of which each member has a copy with the full text. Mails that
 * are soon deleted, such as the link's own, do not count as stored data.
 */
async function ownMails(db: Db, email: string, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('emails')
    .select(['id', 'to_address', 'template'])
    .where('id', 'in', orNone(ids))
    .where(({ not }) => not(isShortLived))
    .execute()
  return rows
    .filter(
      ({ to_address, template }) =>
        to_address === TO_OWNER || emailKey(to_address) === email || teamTemplates.includes(template),
    )
    .map(({ id }) => id)
}
