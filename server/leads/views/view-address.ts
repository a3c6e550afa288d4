import { leadFilterPairs, readLeadAddress, viewOf } from '#domain/leads/search/lead-filters.ts'

/** Returns the query with filters, order and columns only. */
export function viewAddress(address: string): string {
  const filters = readLeadAddress(new URLSearchParams(address))
  return new URLSearchParams(leadFilterPairs(viewOf(filters))).toString()
}
