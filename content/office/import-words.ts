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
  created: 'Date it began',
  message: 'Message',
  notes: 'Notes',
}

export const duplicateWords: Record<DuplicateWay, { label: string; hint: string }> = {
  skip: { label: 'Skip', hint: 'Rows of people who are leads already, open or closed, are left out.' },
  fill: {
    label: 'Fill in what is missing',
    hint: 'Open leads get what they lack; nothing that is there is changed. Closed ones begin a new lead.',
  },
  new: {
    label: 'Start a new lead if the old one is closed',
    hint: 'A won or lost lead gets a new one. Open leads are skipped: one person, one lead.',
  },
}
