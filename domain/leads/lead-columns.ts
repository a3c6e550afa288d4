/** What a list of leads can show of each, in the order in which it does. */
export const leadColumns = [
  'company',
  'service',
  'status',
  'priority',
  'score',
  'value',
  'budget',
  'timeline',
  'source',
  'followup',
  'contacted',
  'assigned',
  'created',
] as const
export type LeadColumn = (typeof leadColumns)[number]

/** Besides the lead itself and what can be done with it, which always stand there. */
export const usualColumns: readonly LeadColumn[] = [
  'company',
  'service',
  'status',
  'priority',
  'score',
  'value',
  'created',
]

/** Names with commas between them; nothing where they are the usual ones, or none that is known. */
export function readLeadColumns(text: string | null): LeadColumn[] | undefined {
  if (!text) return undefined
  const named = text.split(',')
  const chosen = leadColumns.filter((column) => named.includes(column))
  return chosen.length === 0 || chosen.join() === usualColumns.join() ? undefined : chosen
}
