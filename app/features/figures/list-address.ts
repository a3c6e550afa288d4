import { type LeadFilters, leadFilterPairs } from '#domain/leads/search/lead-filters.ts'

/** Returns the address of the lead list with some filters. */
export function listAddress(filters: Partial<LeadFilters>): string {
  return `/del-admin-dashboard/leads?${new URLSearchParams(leadFilterPairs(filters))}`
}
