import type { DuplicateWay, ImportField } from '#domain/leads/import/import-fields.ts'

export const importFieldWords: Record<ImportField, string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  phone: 'Phone number',
  company: 'Company',
  service: 'Service',
  budget: 'Budget',
  timeline: 'Timeline',
  businessType: 'Business type',
  urgency: 'Urgency',
  value: 'Estimated value',
  status: 'Status',
  source: 'Source',
  followUp: 'Follow-up date',
  created: 'Date created',
  message: 'Message',
  notes: 'Notes',
}

export const duplicateWords: Record<DuplicateWay, { label: string; hint: string }> = {
  skip: { label: 'Skip', hint: 'Rows for people who are already leads, open or closed, are left out.' },
  fill: {
    label: 'Fill in what is missing',
    hint: 'Empty fields of open leads are filled in; nothing is overwritten. If the old lead is closed, a new one starts.',
  },
  new: {
    label: 'Start a new lead if the old one is closed',
    hint: 'People whose lead was won or lost get a new one. Open leads are skipped.',
  },
}
