import { leadColumns, usualColumns } from './lead-columns.ts'

/** What a file of leads has of each besides name, address and number, in its order. */
export const exportFields = [
  ...leadColumns,
  'business',
  'urgency',
  'message',
  'notes',
  'updated',
  'id',
] as const
export type ExportField = (typeof exportFields)[number]

/** Names with commas between them; what the list shows where nothing is named. */
export function readExportFields(text: string | null): ExportField[] {
  if (text === 'all') return [...exportFields]
  const named = (text ?? '').split(',')
  const chosen = exportFields.filter((field) => named.includes(field))
  return chosen.length > 0 ? chosen : [...usualColumns]
}
