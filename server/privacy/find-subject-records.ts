import { setImmediate } from 'node:timers/promises'
import { type SqlBool, sql } from 'kysely'
import { contactOf, isTheirs, mentions, type Person } from '#domain/privacy/person.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import type { LeadSnapshot } from '#server/leads/lead-rows.ts'
import type { PersonKey } from './person-key.ts'
import { type Found, nothingFound, orNone, type Root } from './personal-data.ts'

export type SearchParts = { database: Database; personKey: PersonKey }

/** Finds the records that contain the person's address or number. `findRelatedRecords` finds what belongs to them. */
export async function findSubjectRecords(
  { database, personKey }: SearchParts,
  person: Person,
): Promise<Found> {
  const { db } = database
  const inJson = (text: string) => mentions(person, JSON.parse(text))
  const consents = await db
    .selectFrom('consents')
    .select('id')
    .where('contact_key', '=', personKey(contactOf(person)))
    .execute()
  const own: Found =
    'email' in person
      ? {
          ...nothingFound,
          leads: await byAddress(db, 'leads', 'email', person.email),
          demo_bookings: await byAddress(db, 'demo_bookings', 'email', person.email),
          testimonials: await byAddress(db, 'testimonials', 'email', person.email),
          testimonial_requests: await byAddress(db, 'testimonial_requests', 'email', person.email),
          emails: await byAddress(db, 'emails', 'to_address', person.email),
          verification: await byAddress(db, 'verification', 'value', person.email),
        }
      : {
          ...nothingFound,
          // Numbers are stored as typed, so each is parsed.
          leads: await byText(db, 'leads', 'phone', (text) => isTheirs(person, text)),
          demo_bookings: await byText(db, 'demo_bookings', 'phone', (text) => isTheirs(person, text)),
        }
  const leads = [...new Set([...own.leads, ...(await knownBy(db, person))])]
  const bin = await inBin(db, person)
  return {
    ...own,
    leads,
    testimonials: [...new Set([...own.testimonials, ...(await writtenBy(db, leads, bin))])],
    conversations: await byText(db, 'conversations', 'facts', inJson),
    quarantined_submissions: await byText(db, 'quarantined_submissions', 'payload', inJson),
    deleted_leads: bin,
    deleted_testimonials: await byText(db, 'deleted_testimonials', 'payload', inJson),
    consents: consents.map(({ id }) => id),
  }
}

const ROWS_AT_ONCE = 500

/** All searched tables have their ids in this column. */
type Searched = 'leads'

async function byAddress(db: Db, table: Root, column: string, address: string): Promise<string[]> {
  const rows = await db
    .selectFrom(table as Searched)
    .select('id')
    .where(sql<SqlBool>`lower(${sql.ref(column)}) = ${address}`)
    // The index on leads excludes rows without an address.
    .where(sql.ref(column), '<>', '')
    .execute()
  return rows.map(({ id }) => id)
}

/** Reads all texts in batches by id, so that other work gets a turn in between. */
async function byText(
  db: Db,
  table: Root,
  column: string,
  isMeant: (text: string) => boolean,
): Promise<string[]> {
  const found: string[] = []
  for (let after: string | undefined; ; ) {
    const rows = await db
      .selectFrom(table as Searched)
      .select(['id', sql<string>`${sql.ref(column)}`.as('text')])
      .where(sql.ref(column), 'is not', null)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    found.push(...rows.filter(({ text }) => isMeant(text)).map(({ id }) => id))
    if (rows.length < ROWS_AT_ONCE) return found
    after = rows.at(-1)?.id
    await setImmediate()
  }
}

/** Finds leads with the address or number among their additional contacts. */
async function knownBy(db: Db, person: Person): Promise<string[]> {
  const key = contactOf(person)
  const knownOnly = `${key} `
  const rows = await db
    .selectFrom('lead_contacts')
    .innerJoin('leads', 'leads.id', 'lead_contacts.lead_id')
    .select('leads.id')
    .where((eb) =>
      eb.or([
        eb('contact', '=', key),
        sql<SqlBool>`substr(contact, 1, ${sql.lit(knownOnly.length)}) = ${knownOnly}`,
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

async function inBin(db: Db, person: Person): Promise<string[]> {
  const [column, key] =
    'email' in person ? (['email_key', person.email] as const) : (['phone_key', person.phone] as const)
  const rows = await db.selectFrom('deleted_leads').select('id').where(column, '=', key).execute()
  return rows.map(({ id }) => id)
}

/** Finds testimonials by a lead's request link, which contain no number. A lead in the bin stores their ids. */
async function writtenBy(db: Db, leads: string[], bin: string[]): Promise<string[]> {
  const linked = await db
    .selectFrom('testimonial_details')
    .select('testimonial_id')
    .where('lead_id', 'in', orNone(leads))
    .execute()
  const kept = await db.selectFrom('deleted_leads').select('payload').where('id', 'in', orNone(bin)).execute()
  return [
    ...linked.map(({ testimonial_id }) => testimonial_id),
    ...kept.flatMap(({ payload }) => (JSON.parse(payload) as Partial<LeadSnapshot>).testimonials ?? []),
  ]
}
