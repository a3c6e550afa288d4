import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { changeMany } from '#app/features/leads/office/bulk/bulk-intent.ts'
import { BulkPage } from '#app/features/leads/office/bulk/bulk-page.tsx'
import { listAddress } from '#app/features/leads/office/lead-result.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { officeMeta } from '#app/lib/office/office-page.ts'
import { readBulkWork } from '#domain/leads/bulk-work.ts'
import { readLeadAddress } from '#domain/leads/search/lead-filters.ts'
import type { Route } from './+types/bulk.ts'

export const meta = () => officeMeta('Change many leads')

/** The question stays while the change runs. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.actionResult === undefined && args.defaultShouldRevalidate

export const loader = officeLoader('leads:write', async ({ viewer, services, search, query, orInstead }) => {
  const filters = readLeadAddress(search)
  const back = listAddress(query('back'))
  const work = readBulkWork(query)
  if (!work) throw redirect(back)
  const [count, members] = await Promise.all([
    services.leads.count(viewer, filters),
    orInstead(services.accounts.members(viewer), []),
  ])
  return { filters, count, work, members, back }
})

export const action = officeAction('leads:write', { 'change-many': changeMany })

export default function Bulk({ loaderData }: Route.ComponentProps) {
  return <BulkPage {...loaderData} />
}
