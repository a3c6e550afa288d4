import { changeMany } from '#app/features/leads/office/bulk/bulk-intent.ts'
import { setStatus } from '#app/features/leads/office/lead-intents.ts'
import { useRememberedList } from '#app/features/leads/office/list/last-list.ts'
import { LeadList } from '#app/features/leads/office/list/lead-list.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { readLeadAddress } from '#domain/leads/search/lead-filters.ts'
import type { Route } from './+types/leads.ts'

export const loader = officeLoader('leads:read', async ({ viewer, services, search, orInstead }) => {
  const { leads, accounts } = services
  const filters = readLeadAddress(search)
  const [views, page, stats, quarantined, members] = await Promise.all([
    orInstead(leads.views(viewer), []),
    leads.list(viewer, filters),
    orInstead(leads.stats(viewer), null),
    orInstead(leads.countQuarantined(viewer), 0),
    orInstead(accounts.members(viewer), []),
  ])
  // A misspelled name leads to similar ones, not only to an empty list.
  const near =
    page.total === 0 && filters.search ? await orInstead(leads.suggest(viewer, filters.search), []) : []
  return { filters, page, near, stats, quarantined, members, views, now: services.now() }
})

export const action = officeAction('leads:write', { 'set-status': setStatus, 'change-many': changeMany })

export default function Leads({ loaderData }: Route.ComponentProps) {
  useRememberedList()
  return <LeadList {...loaderData} />
}
