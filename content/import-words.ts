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
  skip: { label: 'Skip them', hint: 'Whoever is a lead already, open or closed, is left as they are.' },
  fill: {
    label: 'Fill in what is missing',
    hint: 'Open leads get what they lack; nothing that is there is changed. Closed ones begin a new lead.',
  },
  new: {
    label: 'Begin anew where the lead is closed',
    hint: 'Whoever was won or lost becomes a new lead. Open leads are skipped: one person, one lead.',
  },
}
