import type { FieldValues } from '#domain/leads/lead-change.ts'
import type { leadColumns } from '#server/database/lead-columns.ts'
import type { LeadsTable } from '#server/database/tables.ts'
import type { LeadAnswers } from './lead-answers.ts'

/** A lead whose empty fields can be filled. */
export type FillableLead = Pick<LeadsTable, (typeof leadColumns)[number]>

/** Returns a person's answers as columns of a lead. Leads with only a phone number have an empty address. */
export function columnsOf(answers: Partial<LeadAnswers>) {
  return {
    email: answers.email ?? '',
    phone: answers.phone ?? null,
    company: answers.company ?? null,
    service_interest: answers.serviceInterest ?? null,
    budget_range: answers.budgetRange ?? null,
    project_timeline: answers.projectTimeline ?? null,
    business_type: answers.businessType ?? null,
    urgency: answers.urgency ?? null,
    message: answers.message ?? null,
  }
}

/** Returns the offered values that a lead lacks. */
export function missingIn(lead: FillableLead, offered: FieldValues): FieldValues {
  const lacks = ([name, value]: [string, unknown]) => Boolean(value) && !lead[name as keyof FillableLead]
  return Object.fromEntries(Object.entries(offered).filter(lacks))
}
