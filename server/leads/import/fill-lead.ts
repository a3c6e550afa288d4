import type { ImportedPerson } from '#domain/leads/import/read-row.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import type { FieldValues } from '#domain/leads/lead-change.ts'

export const knownColumns = [
  'id',
  'name',
  'email',
  'phone',
  'company',
  'service_interest',
  'budget_range',
  'project_timeline',
  'business_type',
  'urgency',
  'estimated_value',
  'follow_up_date',
  'message',
  'notes',
  'status',
] as const

export type KnownLead = { id: string; name: string; status: LeadStatus } & Partial<
  Record<(typeof knownColumns)[number], string | number | null>
>

/** Returns the values of a row that the lead lacks; existing values stay. */
export function emptyFieldsFilled(lead: KnownLead, person: ImportedPerson): FieldValues {
  const offered: FieldValues = {
    email: person.email ?? null,
    phone: person.phone ?? null,
    company: person.company ?? null,
    service_interest: person.service ?? null,
    budget_range: person.budget ?? null,
    project_timeline: person.timeline ?? null,
    business_type: person.businessType ?? null,
    urgency: person.urgency ?? null,
    estimated_value: person.value ?? null,
    follow_up_date: person.followUp?.toISOString() ?? null,
    message: person.message ?? null,
    notes: person.notes ?? null,
  }
  return Object.fromEntries(
    Object.entries(offered).filter(
      ([name, value]) => value !== null && !lead[name as (typeof knownColumns)[number]],
    ),
  )
}

/** Merges two rows of one person: the first one counts, the second fills gaps. */
export function merged(first: ImportedPerson, second: ImportedPerson): ImportedPerson {
  const known = Object.fromEntries(Object.entries(first).filter(([, value]) => value !== undefined))
  return { ...second, ...known } as ImportedPerson
}
