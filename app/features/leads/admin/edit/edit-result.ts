import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { type LeadFormField, type LeadFormProblems, leadFormFields } from '#domain/leads/lead-form.ts'
import type { Duplicate } from '#server/leads/duplicates/find-duplicates.ts'

export type LeadTexts = Partial<Record<LeadFormField, string>>

/** How saving a lead's form ended. What was typed comes back, so that nobody writes it again. */
export type EditResult = ChangeResult & {
  /** Where the lead is that was saved. */
  leadId?: string
  typed?: LeadTexts
  problems?: LeadFormProblems
  /** What somebody else wrote into the same fields meanwhile. */
  theirs?: LeadTexts
  /** Which texts the next attempt has seen. */
  seen?: LeadTexts
  duplicates?: Duplicate[]
  /** One of the duplicates is still open: there can't be a second one. */
  isOpen?: boolean
}

export function readTyped(form: FormData): LeadTexts {
  const typed: LeadTexts = {}
  for (const field of leadFormFields) {
    const text = form.get(field)
    if (typeof text === 'string') typed[field] = text
  }
  return typed
}

export const leadAddress = (leadId: string) => `/del-admin-dashboard/leads/${leadId}`
