import { type LeadFormField, leadFormFields } from '../lead-form.ts'

/** The fields to choose between when merging two leads, in display order. */
export const mergeFields: readonly MergeField[] = leadFormFields.flatMap((field): MergeField[] =>
  field === 'service_interest' ? ['status', field] : [field],
)
export type MergeField = LeadFormField | 'status'

export const mergeChoices = ['keep', 'other', 'both'] as const
export type MergeChoice = (typeof mergeChoices)[number]
