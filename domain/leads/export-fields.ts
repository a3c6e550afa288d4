import { leadColumns, usualColumns } from './lead-columns.ts'

/** The optional columns of a lead export in their order; name, address and number are always included. */
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

/** Reads comma-separated field names; returns the columns of the list if none are given. */
export function readExportFields(text: string | null): ExportField[] {
  if (text === 'all') return [...exportFields]
  const named = (text ?? '').split(',')
  const chosen = exportFields.filter((field) => named.includes(field))
  return chosen.length > 0 ? chosen : [...usualColumns]
}
