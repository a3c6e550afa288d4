import type { ExportField } from '#domain/leads/export-fields.ts'
import { leadColumnWords } from './lead-list-words.ts'

/** Column headings of a lead export; name, address and number precede them. */
export const exportFieldWords: Record<ExportField, string> = {
  ...leadColumnWords,
  business: 'Business',
  urgency: 'Urgency',
  message: 'Message',
  notes: 'Notes',
  updated: 'Updated',
  id: 'Id',
}
