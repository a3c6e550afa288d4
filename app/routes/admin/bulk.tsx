import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { changeMany } from '#app/features/leads/admin/bulk/bulk-intent.ts'
import { BulkPage } from '#app/features/leads/admin/bulk/bulk-page.tsx'
import { listAddress } from '#app/features/leads/admin/lead-result.ts'
import { officeAction } from '#app/lib/office-action.ts'
import { officeLoader } from '#app/lib/office-loader.ts'
import { readBulkWork } from '#domain/leads/bulk-work.ts'
import { readLeadAddress } from '#domain/leads/lead-filters.ts'
import type { Route } from './+types/bulk.ts'

export const meta = () => adminMeta('Change many leads')

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
