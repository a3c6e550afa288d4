import type { ExportField } from '#domain/leads/export-fields.ts'
import { leadColumnWords } from './lead-list-words.ts'

/** The headings of a file of leads; name, address and number come before them. */
export const exportFieldWords: Record<ExportField, string> = {
  ...leadColumnWords,
  business: 'Business',
  urgency: 'Urgency',
  message: 'Message',
  notes: 'Notes',
  updated: 'Updated',
  id: 'Id',
}
