import type { OfficeResult } from '#app/lib/office-result.ts'
import { fingerprint, type LeadFormField } from '#domain/leads/lead-form.ts'
import type { Duplicate } from '#server/leads/duplicates/find-duplicates.ts'

export type LeadTexts = Partial<Record<LeadFormField, string>>

export type EditMore = {
  /** What someone else wrote into the same fields. */
  theirs: LeadTexts
  duplicates: Duplicate[]
  /** One of the duplicates is still open: there can't be a second one. */
  isOpen: boolean
}

/** How saving a lead's form ended. */
export type EditResult = OfficeResult<EditMore>

export const leadAddress = (leadId: string) => `/del-admin-dashboard/leads/${leadId}`

/** What a form says of the texts that it showed: `name:1x2 email:3y4`. */
export function writeSeen(texts: LeadTexts): string {
  return Object.entries(texts)
    .map(([field, text]) => `${field}:${fingerprint(text)}`)
    .join(' ')
}

export function readSeen(seen: string): LeadTexts {
  return Object.fromEntries(seen.split(' ').map((pair) => pair.split(':')))
}
