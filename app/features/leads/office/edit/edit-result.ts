import type { OfficeResult } from '#app/lib/office/office-result.ts'
import type { LeadFormField } from '#domain/leads/lead-form.ts'
import type { Duplicate } from '#server/leads/duplicates/find-duplicates.ts'

export type LeadTexts = Partial<Record<LeadFormField, string>>

export type EditMore = {
  duplicates: Duplicate[]
  /** One of the duplicates is an open lead, so a second one can't be added. */
  isOpen: boolean
}

/** How saving a lead's form ended. */
export type EditResult = OfficeResult<EditMore>
