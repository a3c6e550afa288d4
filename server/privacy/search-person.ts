import type { Viewer } from '#domain/accounts/viewer.ts'
import { type Person, readPerson } from '#domain/privacy/person.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Db } from '#server/database/open-database.ts'
import { type ErasureParts, erasePerson } from './erase-person.ts'
import { findRelatedRecords } from './find-related-records.ts'
import { findSubjectRecords } from './find-subject-records.ts'
import { type PersonDocument, writeDocument } from './person-document.ts'
import { type Found, orNone } from './personal-data.ts'
import { readRecords } from './read-records.ts'
import { wasErased } from './was-erased.ts'

/** The records that can be selected for erasure, with what identifies them; all others go with one of them. */
const choosable = {
  leads: ['name', 'email', 'phone', 'created_at as at'],
  deleted_leads: ['name', 'email', 'phone', 'deleted_at as at'],
  demo_bookings: ['name', 'email', 'phone', 'starts_at as at', 'lead_id'],
  conversations: ['started_at as at', 'lead_id'],
  testimonials: ['name', 'email', 'created_at as at'],
  quarantined_submissions: ['kind as name', 'created_at as at'],
} as const
type Choosable = keyof typeof choosable
const choosableTables = Object.keys(choosable) as Choosable[]

export type Choice = {
  /** `leads:` and the id. */
  key: string
  table: Choosable
  name: string
  /** The addresses and numbers in it. */
  contacts: string[]
  at: string
  /** Whether it contains another address than the searched one. */
  isDoubtful: boolean
}

export type Search = Awaited<ReturnType<typeof searchPerson>>

/** Finds all data about the person with an address or number. */
export async function searchPerson(parts: ErasureParts, viewer: Viewer | undefined, text: string) {
  authorize(viewer, 'privacy:manage')
  const person = readPerson(text)
  if (!person) return { kind: 'unreadable' } as const
  const { db } = parts.database
  const roots = await findSubjectRecords(parts, person)
  const found = await findRelatedRecords(db, roots)
  const choices = await readChoices(db, roots, person)
  const coming = await db
    .selectFrom('demo_bookings')
    .select('id')
    .where('id', 'in', [...found.demo_bookings, ''])
    .where('status', '=', 'booked')
    .where('starts_at', '>', parts.clock().toISOString())
    .execute()
  const account =
    'email' in person
      ? await db.selectFrom('user').select('id').where('email', '=', person.email).executeTakeFirst()
      : undefined
  return {
    kind: 'found' as const,
    person,
    records: await readRecords(db, found),
    choices,
    comingDemos: coming.length,
    /** Whether an account has this address; accounts are removed elsewhere. */
    hasAccount: account !== undefined,
    /** When a person with this address was erased. */
    erasedAt: await wasErased(parts, person),
  }
}

/** Returns the same data as a document for the person. The export is recorded without the person's identity. */
export async function exportPerson(
  parts: ErasureParts,
  viewer: Viewer | undefined,
  text: string,
): Promise<PersonDocument | undefined> {
  authorize(viewer, 'privacy:manage')
  const person = readPerson(text)
  if (!person) return undefined
  const records = await readRecords(
    parts.database.db,
    await findRelatedRecords(parts.database.db, await findSubjectRecords(parts, person)),
  )
  const now = parts.clock()
  await parts.database.write((trx) =>
    noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'person.exported',
      subjectId: null,
      details: Object.fromEntries(records.map(({ table, rows }) => [table, rows.length])),
      at: now,
    }),
  )
  return writeDocument(person, records, now)
}

export type TeamErasure = {
  text: string
  /** The keys of the selected choices. */
  chosen: readonly string[]
  tells: boolean
}

/** Erases the selected records of a person; if all are selected, also every mail to the address. */
export async function eraseForTeam(
  parts: ErasureParts,
  viewer: Viewer | undefined,
  { text, chosen, tells }: TeamErasure,
) {
  authorize(viewer, 'privacy:manage')
  const person = readPerson(text)
  if (!person) return { kind: 'unreadable' } as const
  const { db } = parts.database
  const all = await findSubjectRecords(parts, person)
  const choices = await readChoices(db, all, person)
  const keys = choices.map(({ key }) => key)
  // A record that has another address and was not selected belongs to someone else.
  const isWhole = choices.every(({ key, isDoubtful }) => isDoubtful || chosen.includes(key))
  if (keys.length > 0 && !keys.some((key) => chosen.includes(key))) return { kind: 'nothing-chosen' } as const
  const roots: Found = isWhole ? { ...all } : { ...all, emails: [], consents: [], testimonial_requests: [] }
  for (const table of choosableTables) {
    roots[table] = all[table].filter((id) => {
      const key = `${table}:${id}`
      return chosen.includes(key) || (isWhole && !keys.includes(key))
    })
  }
  return erasePerson(parts, await findRelatedRecords(db, roots), {
    person,
    actorId: viewer.id,
    isWhole,
    tells,
    alsoWrite: (trx, { id, counts }) =>
      noteInAuditLog(trx, {
        actorId: viewer.id,
        action: 'person.erased',
        subjectType: 'erasure',
        subjectId: id,
        details: counts,
        at: parts.clock(),
      }),
  })
}

type Row = {
  id: string
  at: string
  name?: string
  email?: string
  phone?: string | null
  lead_id?: string | null
}

/** Demos and chats of a found lead are not offered, because they are erased with it. */
async function readChoices(db: Db, roots: Found, person: Person): Promise<Choice[]> {
  const choices: Choice[] = []
  for (const table of choosableTables) {
    const rows: Row[] = await db
      .selectFrom(table as 'leads')
      .select(['id', ...(choosable[table] as (typeof choosable)['leads'])])
      .where('id', 'in', orNone(roots[table]))
      .orderBy('at')
      .execute()
    for (const { id, at, name = '', email, phone, lead_id } of rows) {
      if (lead_id && roots.leads.includes(lead_id)) continue
      choices.push({
        key: `${table}:${id}`,
        table,
        name,
        contacts: [email, phone].filter((contact): contact is string => Boolean(contact)),
        at,
        isDoubtful: 'email' in person && Boolean(email) && email?.toLowerCase() !== person.email,
      })
    }
  }
  return choices
}
