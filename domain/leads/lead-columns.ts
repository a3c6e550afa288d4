/** The optional columns of the lead list, in display order. */
export const leadColumns = [
  'company',
  'service',
  'status',
  'priority',
  'score',
  'value',
  'budget',
  'timeline',
  'followup',
  'contacted',
  'assigned',
  'source',
  'created',
] as const
export type LeadColumn = (typeof leadColumns)[number]

/** The default columns; the lead itself and its actions are always shown. */
export const usualColumns: readonly LeadColumn[] = [
  'company',
  'status',
  'score',
  'value',
  'followup',
  'assigned',
  'source',
  'created',
]

/** Reads comma-separated column names; returns undefined for the default columns or if none is known. */
export function readLeadColumns(text: string | null): LeadColumn[] | undefined {
  if (!text) return undefined
  const named = text.split(',')
  const chosen = leadColumns.filter((column) => named.includes(column))
  return chosen.length === 0 || chosen.join() === usualColumns.join() ? undefined : chosen
}
