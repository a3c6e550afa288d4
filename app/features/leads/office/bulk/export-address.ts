import { type LeadFilters, leadFilterPairs, viewOf } from '#domain/leads/search/lead-filters.ts'

/** Returns the address of a CSV file with all fields of the given leads, or of all that match. */
export function exportAddress(filters: LeadFilters, ids: readonly string[] = []): string {
  const pairs = leadFilterPairs({ ...viewOf(filters), columns: undefined })
  const leads = ids.length > 0 ? ids.map((id) => ['id', id]) : pairs
  return `/del-admin-dashboard/leads/export.csv?${new URLSearchParams([...leads, ['fields', 'all']])}`
}
