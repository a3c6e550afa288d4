import { leadStatusWords } from '#content/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { contactKeys } from '#domain/leads/contact-keys.ts'
import { type ImportedPerson, readRow } from '#domain/leads/import/read-row.ts'
import { isOpen } from '#domain/leads/lead.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { erasedAmong } from '#server/privacy/was-erased.ts'
import { changeLeads } from '../change-leads.ts'
import { cleanText } from '../clean-text.ts'
import { learnContacts } from '../contacts/learn-contacts.ts'
import { claimContacts, settleContacts } from './contact-claims.ts'
import { emptyFieldsFilled, type KnownLead, merged } from './fill-lead.ts'
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

type Read = { line: number; id: string; person: ImportedPerson; keys: string[] }

/** Imports some rows, all or none: new people become leads, known ones are handled as the plan says. */
export async function importPart(
  { trx, personKey }: { trx: Trx; personKey: PersonKey },
  job: ImportJob,
  rows: [line: number, cells: string[]][],
  now: Date,
): Promise<PartOutcome> {
  const { plan } = job
  const outcome: PartOutcome = { rows: rows.length, imported: 0, joined: 0, skipped: 0, bad: 0, remarks: [] }
  const people: Read[] = []
  const skip = (line: number, reason: string) => {
    outcome.skipped++
    outcome.remarks.push([line, reason])
  }
  for (const [line, cells] of rows) {
    if (cells.length === 0) {
      skip(line, ASKED_TO_BE_ERASED)
      continue
    }
    const reading = readRow(cells.map(cleanText), {
      header: job.header,
      mapping: plan.mapping,
      words,
      now,
    })
    if (reading.ok) {
      people.push({ line, id: newRowId(), person: reading.person, keys: contactKeys(reading.person) })
    } else {
      outcome.bad++
      outcome.remarks.push([line, reading.reason])
    }
  }
  const erased = await erasedAmong(
    { trx, personKey },
    people.flatMap(({ keys }) => keys),
  )
  const wanted = people.filter(({ line, keys }) => {
    const isErased = keys.some((key) => erased.has(key))
    if (isErased) skip(line, ASKED_TO_BE_ERASED)
    return !isErased
  })
  if (wanted.length === 0) return outcome

  const claimed = await claimContacts(trx, wanted, now)
  const { claims, known } = claimed
  const owners = new Map<string, KnownLead | NewLead>()
  for (const [key, leadId] of claims) {
    const lead = known.get(leadId)
    if (lead) owners.set(key, lead)
  }
  const created: NewLead[] = []
  const joined: { lead: KnownLead; person: ImportedPerson; claimed: string[] }[] = []
  const filled = new Map<string, ReturnType<typeof emptyFieldsFilled>>()

  for (const { line, id, person, keys } of wanted) {
    const found = keys.map((key) => owners.get(key)).filter((owner) => owner !== undefined)
    const open = found.find(({ status }) => isOpen(status))
    if (open && plan.duplicates === 'fill') {
      outcome.joined++
      if ('line' in open) open.person = merged(open.person, person)
      else {
        filled.set(open.id, { ...emptyFieldsFilled(open, person), ...filled.get(open.id) })
        joined.push({ lead: open, person, claimed: keys.filter((key) => !isOpenOwner(owners.get(key))) })
      }
      for (const key of keys) if (!isOpenOwner(owners.get(key))) owners.set(key, open)
    } else if (open) {
      skip(line, 'line' in open ? `The same person as on line ${open.line}` : `A lead already: ${open.name}`)
    } else if (found[0] && plan.duplicates === 'skip') {
      skip(line, `Known already, from a lead that is closed: ${nameOf(found[0])}`)
    } else {
      const lead: NewLead = { id, line, person, status: person.status ?? plan.status }
      created.push(lead)
      outcome.imported++
      for (const key of keys) owners.set(key, lead)
    }
  }

  await insertImported(trx, job, created, now)
  await settleContacts(trx, claimed, new Map([...owners].map(([key, { id }]) => [key, id])), now)
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
    const fields = { ...lead, ...filled.get(lead.id) } as { id: string } & Record<
      'name' | 'email' | 'phone',
      string
    >
    await learnContacts(trx, fields, person, { source: 'import', at: now, claimed, createdBy: job.createdBy })
  }
  return outcome
}

function isOpenOwner(owner: KnownLead | NewLead | undefined): boolean {
  return owner !== undefined && isOpen(owner.status)
}

function nameOf(owner: KnownLead | NewLead): string {
  return 'line' in owner ? owner.person.name : owner.name
}
