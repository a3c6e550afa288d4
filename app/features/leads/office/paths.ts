import { pairsOf } from '#domain/address-values.ts'
import { type LeadFilters, leadFilterPairs, viewOf } from '#domain/leads/search/lead-filters.ts'

export const LEADS = '/del-admin-dashboard/leads'
export const BOARD = `${LEADS}/board`
export const VIEWS = `${LEADS}/views`

/** Returns the address of a list or board with its filters, or the whole list for any other text. */
export function listAddress(next: unknown): string {
  const isList = typeof next === 'string' && [LEADS, BOARD].includes(next.split('?')[0] ?? '')
  return isList ? next : LEADS
}

/** Returns the address of a lead's page, or of one beneath it such as `/reply`. Empty values are left out. */
export function leadAddress(
  leadId: string,
  beneath = '',
  values: Record<string, string | null | undefined> = {},
): string {
  const query = new URLSearchParams(pairsOf(values)).toString()
  return `${LEADS}/${leadId}${beneath}${query ? `?${query}` : ''}`
}

/** Returns the address of the form that books a demo for a lead. */
export const bookAddress = (leadId: string) =>
  `/del-admin-dashboard/bookings/new?${new URLSearchParams({ lead: leadId })}`

/** Returns the address of a CSV file of the given leads, or of all that match. */
export function exportAddress(filters: LeadFilters, ids: readonly string[] = []): string {
  const pairs = leadFilterPairs({ ...viewOf(filters), columns: undefined })
  const leads = ids.length > 0 ? ids.map((id) => ['id', id]) : pairs
  return `${LEADS}/export.csv?${new URLSearchParams(leads)}`
}
