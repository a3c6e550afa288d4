import { leadStatusWords } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { contactKeys } from '#domain/leads/contact-keys.ts'
import type { ImportField } from '#domain/leads/import/import-fields.ts'
import { type ImportedPerson, readRow } from '#domain/leads/import/read-row.ts'
import { contactsOf } from '#domain/leads/known-contacts.ts'
import { isOpen } from '#domain/leads/lead.ts'
import type { FieldValues } from '#domain/leads/lead-change.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { leadColumns } from '#server/database/lead-columns.ts'
import type { Db, Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { erasedAmong } from '#server/privacy/was-erased.ts'
import { leaveKnown } from '../capture/find-open-lead.ts'
import { columnsOf, type FillableLead, missingIn } from '../capture/write-lead.ts'
import { changeLeads } from '../changes/change-leads.ts'
import { learnContacts } from '../contacts/learn-contacts.ts'
import type { ImportPlan } from './import-plan.ts'
import { insertImported, type NewLead } from './insert-imported.ts'

export type ImportJob = {
  id: string
  fileName: string
  createdBy: string
  header: string[]
  plan: ImportPlan
  changeId: string
}

export type PartOutcome = {
  rows: number
  imported: number
  joined: number
  skipped: number
  bad: number
  /** The rows that were not imported, with the reasons. */
  remarks: [line: number, reason: string][]
}

/** Only the line number of such a row is stored. */
export const ASKED_TO_BE_ERASED = 'Asked to be erased'

const { serviceInterest, budgetRange, projectTimeline, businessType, urgency } = quoteLabels.en
const words = {
  service: serviceInterest,
  budget: budgetRange,
  timeline: projectTimeline,
  businessType,
  urgency,
  status: leadStatusWords,
}

export type Rows = [line: number, cells: string[]][]
type Read = { line: number; id: string; person: ImportedPerson; keys: string[] }
type Remarks = PartOutcome['remarks']

/** Imports some rows, all or none: new people become leads, known ones are handled as the plan says. */
export async function importPart(
  { trx, personKey }: { trx: Trx; personKey: PersonKey },
  job: ImportJob,
  rows: Rows,
  now: Date,
): Promise<PartOutcome> {
  const { people, erased, unreadable } = await readPeople({ db: trx, personKey }, job, rows, now)
  const left = { skipped: erased.length, bad: unreadable.length, remarks: [...erased, ...unreadable] }
  if (people.length === 0) return { rows: rows.length, imported: 0, joined: 0, ...left }

  const owners: Owners = new Map()
  await addKnown(trx, owners, people)
  const before = new Map(owners)
  const { created, joined, filled, skipped } = sortOut(people, owners, job.plan)
  await insertImported(trx, job, created, now)
  await giveContacts(trx, people, { before, owners }, now)
  const leads = [...filled].map(([id, set]) => ({ id, set }))
  if (leads.length > 0) {
    await changeLeads(trx, {
      viewer: { email: job.createdBy },
      at: now,
      kind: 'import',
      leads,
      note: `From ${job.fileName}`,
      changeId: job.changeId,
    })
  }
  for (const { lead, person, claimed } of joined) {
    const fields = { ...lead, ...filled.get(lead.id) } as FillableLead
    await learnContacts(trx, fields, person, { source: 'import', at: now, claimed, createdBy: job.createdBy })
  }
  return {
    rows: rows.length,
    imported: created.length,
    joined: people.length - created.length - skipped.length,
    skipped: left.skipped + skipped.length,
    bad: left.bad,
    remarks: [...left.remarks, ...skipped],
  }
}

/** Reads the people in rows, and returns the rows without one with the reasons. */
export async function readPeople(
  deps: { db: Db | Trx; personKey: PersonKey },
  { header, plan }: Pick<ImportJob, 'header' | 'plan'>,
  rows: Rows,
  now: Date,
): Promise<{ people: Read[]; erased: Remarks; unreadable: Remarks; noted: ImportField[] }> {
  const read: Read[] = []
  const unreadable: Remarks = []
  const noted: ImportField[] = []
  for (const [line, cells] of rows) {
    const reading = readRow(cells.map(cleanText), { header, mapping: plan.mapping, words, now })
    if (reading.ok) {
      read.push({ line, id: newRowId(), person: reading.person, keys: contactKeys(reading.person) })
      noted.push(...reading.noted)
    } else {
      unreadable.push([line, reading.reason])
    }
  }
  const erasedKeys = await erasedAmong(
    deps,
    read.flatMap(({ keys }) => keys),
  )
  const isErased = ({ keys }: Read) => keys.some((key) => erasedKeys.has(key))
  const erased = read.filter(isErased).map(({ line }): Remarks[number] => [line, ASKED_TO_BE_ERASED])
  return { people: read.filter((one) => !isErased(one)), erased, unreadable, noted }
}

/** The lead of each address and number, which `sortOut` extends by the new leads. */
export type Owners = Map<string, FillableLead | NewLead>

/** Adds the stored leads with the addresses and numbers of people; leads of earlier rows stay. */
export async function addKnown(db: Db | Trx, owners: Owners, people: readonly Read[]): Promise<void> {
  const wanted = people.flatMap(({ keys }) => keys).filter((key) => !owners.has(key))
  if (wanted.length === 0) return
  const known = await db
    .selectFrom('lead_contacts')
    .innerJoin('leads', 'leads.id', 'lead_contacts.lead_id')
    .select(['contact', ...leadColumns.map((column) => `leads.${column}` as const)])
    .where('contact', 'in', wanted)
    .execute()
  for (const { contact, ...lead } of known) owners.set(contact, lead)
}

/** Lets contacts identify the leads that they were given to. */
async function giveContacts(
  trx: Trx,
  people: readonly Read[],
  { before, owners }: { before: Owners; owners: Owners },
  now: Date,
): Promise<void> {
  const given = new Map<string, string>()
  for (const { key, value } of people.flatMap(({ person }) => contactsOf({ ...person, name: null }))) {
    if (owners.get(key) !== before.get(key) && !given.has(key)) given.set(key, value)
  }
  if (given.size === 0) return
  const earlier = [...before.values()].map(({ id }) => id)
  await leaveKnown(trx, [...given.keys()], earlier)
  await trx
    .insertInto('lead_contacts')
    // A fixed order prevents deadlocks.
    .values(
      [...given]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([contact, value]) => ({
          contact,
          lead_id: owners.get(contact)?.id ?? '',
          value,
          source: 'import' as const,
          created_at: now.toISOString(),
        })),
    )
    .onConflict((conflict) =>
      conflict.column('contact').doUpdateSet((eb) => ({
        lead_id: eb.ref('excluded.lead_id'),
        source: 'import',
        created_at: now.toISOString(),
      })),
    )
    .execute()
}

/** Decides for each person whether they become a lead, fill one in, or are skipped. */
export function sortOut(people: Read[], owners: Owners, plan: ImportPlan) {
  const created: NewLead[] = []
  const joined: { lead: FillableLead; person: ImportedPerson; claimed: string[] }[] = []
  const skipped: Remarks = []
  const filled = new Map<string, FieldValues>()

  for (const { line, id, person, keys } of people) {
    const found = keys.map((key) => owners.get(key)).filter((owner) => owner !== undefined)
    const open = found.find(({ status }) => isOpen(status))
    if (open && plan.duplicates === 'fill') {
      if ('line' in open) open.person = merged(open.person, person)
      else {
        filled.set(open.id, { ...missingIn(open, offeredBy(person)), ...filled.get(open.id) })
        joined.push({ lead: open, person, claimed: keys.filter((key) => !isOpenOwner(owners.get(key))) })
      }
      for (const key of keys) if (!isOpenOwner(owners.get(key))) owners.set(key, open)
    } else if (open) {
      const reason =
        'line' in open ? `The same person as on line ${open.line}` : `A lead already: ${open.name}`
      skipped.push([line, reason])
    } else if (found[0] && plan.duplicates === 'skip') {
      skipped.push([line, `Known already, from a lead that is closed: ${nameOf(found[0])}`])
    } else {
      const lead: NewLead = { id, line, person, status: person.status ?? plan.status }
      created.push(lead)
      for (const key of keys) owners.set(key, lead)
    }
  }

  return { created, joined, filled, skipped }
}

function offeredBy(person: ImportedPerson): FieldValues {
  return {
    ...columnsOf(person),
    estimated_value: person.value ?? null,
    follow_up_date: person.followUp?.toISOString() ?? null,
    notes: person.notes ?? null,
  }
}

/** Merges two rows of one person: the first one counts, the second fills gaps. */
function merged(first: ImportedPerson, second: ImportedPerson): ImportedPerson {
  const known = Object.fromEntries(Object.entries(first).filter(([, value]) => value !== undefined))
  return { ...second, ...known } as ImportedPerson
}

function isOpenOwner(owner: FillableLead | NewLead | undefined): boolean {
  return owner !== undefined && isOpen(owner.status)
}

function nameOf(owner: FillableLead | NewLead): string {
  return 'line' in owner ? owner.person.name : owner.name
}
