import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { fingerprint, type LeadFormField } from '#domain/leads/lead-form.ts'
import type { Duplicate } from '#server/leads/duplicates/find-duplicates.ts'

export type LeadTexts = Partial<Record<LeadFormField, string>>

export type EditMore = {
  /** What someone else saved in the same fields. */
  savedTexts: LeadTexts
  duplicates: Duplicate[]
  /** One of the duplicates is an open lead, so a second one can't be added. */
  isOpen: boolean
}

/** How saving a lead's form ended. */
export type EditResult = OfficeResult<EditMore>

export const leadAddress = (leadId: string) => `/del-admin-dashboard/leads/${leadId}`

/** Writes fingerprints of the texts that a form shows, such as `name:1x2 email:3y4`. */
export function writeSeen(texts: LeadTexts): string {
  return Object.entries(texts)
    .map(([field, text]) => `${field}:${fingerprint(text)}`)
    .join(' ')
}

/** Reads the fingerprints that `writeSeen` wrote. */
export function readSeen(seen: string): LeadTexts {
  return Object.fromEntries(seen.split(' ').map((pair) => pair.split(':')))
}
