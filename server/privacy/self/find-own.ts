import { sql } from 'kysely'
import { emailKey } from '#domain/leads/contact-keys.ts'
import type { Db } from '#server/database/open-database.ts'
import { TO_OWNER } from '#server/email/delivery/outbox.ts'
import { teamTemplates } from '#server/email/email-templates.ts'
import type { LeadSnapshot } from '#server/leads/lead-rows.ts'
import { findRelatedRecords } from '../find-related-records.ts'
import { findSubjectRecords, type SearchParts } from '../find-subject-records.ts'
import { type Found, orNone } from '../personal-data.ts'
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
  const found = await findRelatedRecords(db, {
    ...roots,
    leads,
    deleted_leads: bin,
    testimonials: await sentWith(db, email, roots, 'testimonials'),
    quarantined_submissions: await sentWith(db, email, roots, 'quarantined_submissions'),
    deleted_testimonials: await sentWith(db, email, roots, 'deleted_testimonials'),
  })
  return {
    found: {
      ...found,
      conversations: await sentWith(db, email, found, 'conversations'),
      demo_bookings: await sentWith(db, email, found, 'demo_bookings'),
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

/** The columns with the sender of a record: the address, or a JSON that contains it. */
const senderColumns = {
  testimonials: 'email',
  demo_bookings: 'email',
  conversations: 'facts',
  quarantined_submissions: 'payload',
  deleted_testimonials: 'payload',
} as const

/** Returns the found records of a table that were sent with the address, without those that only mention it. */
async function sentWith(
  db: Db,
  email: string,
  found: Found,
  table: keyof typeof senderColumns,
): Promise<string[]> {
  const column = senderColumns[table]
  const rows = await db
    .selectFrom(table as 'testimonials')
    .select(['id', sql<string>`${sql.ref(column)}`.as('text')])
    .where('id', 'in', orNone(found[table]))
    .execute()
  const senderIn = (text: string) => (column === 'email' ? text : senderOf(JSON.parse(text)))
  return rows.filter(({ text }) => emailKey(senderIn(text)) === email).map(({ id }) => id)
}

type Sent = { email?: string }
type Json = { contactInfo?: Sent; submission?: Sent; testimonial?: Sent }

/** Returns the sender of a chat, a quarantined form or a deleted testimonial. */
function senderOf({ contactInfo, submission, testimonial }: Json): string {
  return [contactInfo?.email, submission?.email, testimonial?.email].find(Boolean) ?? ''
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
