/** What the lead list can be put in order by. */
export const leadSortKeys = ['created', 'score', 'value', 'followup', 'name', 'contacted'] as const
export type LeadSortKey = (typeof leadSortKeys)[number]
export type SortDirection = 'asc' | 'desc'

export type LeadSort = `${LeadSortKey}-${SortDirection}`

export const leadSorts = leadSortKeys.flatMap((key): LeadSort[] => [`${key}-desc`, `${key}-asc`])

export const usualSort: LeadSort = 'created-desc'

/** Which way round is looked for first: the best leads, and those that wait longest. */
const firstDirections: Record<LeadSortKey, SortDirection> = {
  created: 'desc',
  score: 'desc',
  value: 'desc',
  followup: 'asc',
  name: 'asc',
  contacted: 'asc',
}

export function partsOfSort(sort: LeadSort): { key: LeadSortKey; direction: SortDirection } {
  const [key, direction] = sort.split('-') as [LeadSortKey, SortDirection]
  return { key, direction }
}

/** What a column's heading leads to: the order by it, and the other way round once it is in that order. */
export function nextSort(key: LeadSortKey, now: LeadSort): LeadSort {
  const { key: sorted, direction } = partsOfSort(now)
  if (sorted === key) return `${key}-${direction === 'asc' ? 'desc' : 'asc'}`
  return `${key}-${firstDirections[key]}`
}
