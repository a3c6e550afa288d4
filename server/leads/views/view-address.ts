import { leadFilterPairs, readLeadAddress } from '#domain/leads/lead-filters.ts'

/** Filters, order and columns as the list's address says them, and nothing else that stood in it. */
export function viewAddress(address: string): string {
  const filters = readLeadAddress(new URLSearchParams(address))
  return new URLSearchParams(leadFilterPairs({ ...filters, after: undefined, before: undefined })).toString()
}
