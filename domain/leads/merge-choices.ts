import { type LeadFormField, leadFormFields } from './lead-form.ts'

/** What is chosen between two leads that become one, in the order in which it is shown. */
export const mergeFields: readonly MergeField[] = leadFormFields.flatMap((field): MergeField[] =>
  field === 'service_interest' ? ['status', field] : [field],
)
export type MergeField = LeadFormField | 'status'

export const mergeChoices = ['keep', 'other', 'both'] as const
export type MergeChoice = (typeof mergeChoices)[number]
