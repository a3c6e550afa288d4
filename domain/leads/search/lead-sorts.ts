export const leadSortKeys = ['created', 'score', 'value', 'followup', 'name', 'contacted'] as const
export type LeadSortKey = (typeof leadSortKeys)[number]
export type SortDirection = 'asc' | 'desc'

export type LeadSort = `${LeadSortKey}-${SortDirection}`

export const leadSorts = leadSortKeys.flatMap((key): LeadSort[] => [`${key}-desc`, `${key}-asc`])

export const usualSort: LeadSort = 'created-desc'

/** The first sort direction of each key: the best leads first, and the longest waiting first. */
const firstDirections: Record<LeadSortKey, SortDirection> = {
  created: 'desc',
  score: 'desc',
  value: 'desc',
  followup: 'asc',
  name: 'asc',
  contacted: 'asc',
}

/** Splits a sort into its key and direction. */
export function partsOfSort(sort: LeadSort): { key: LeadSortKey; direction: SortDirection } {
  const [key, direction] = sort.split('-') as [LeadSortKey, SortDirection]
  return { key, direction }
}

/** Returns the next sort of a column heading: its own order first, then the reverse. */
export function nextSort(key: LeadSortKey, now: LeadSort): LeadSort {
  const { key: sorted, direction } = partsOfSort(now)
  if (sorted === key) return `${key}-${direction === 'asc' ? 'desc' : 'asc'}`
  return `${key}-${firstDirections[key]}`
}
