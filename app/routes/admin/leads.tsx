import { redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { changeStatus } from '#app/features/leads/admin/change-status.ts'
import { LeadList } from '#app/features/leads/admin/lead-list.tsx'
import { readForm } from '#app/read-form.ts'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { readLeadAddress } from '#domain/leads/lead-filters.ts'
import type { Route } from './+types/leads.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Leads')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:read')
  const { leads, accounts } = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const filters = readLeadAddress(searchParams)
  const views = await orInstead(args, leads.views(viewer), [])
  const usual = views.find(({ isUsual }) => isUsual)
  if (usual?.address && searchParams.size === 0) throw redirect(`/del-admin-dashboard/leads?${usual.address}`)
  const [page, stats, heldBack, members] = await Promise.all([
    orOutage(args, leads.list(viewer, filters)),
    orInstead(args, leads.stats(viewer), null),
    orInstead(args, leads.countHeldBack(viewer), 0),
    orInstead(args, accounts.members(viewer), []),
  ])
  // Whoever misspells a name gets the way to whom they mean, not only to an empty list.
  const near =
    page.total === 0 && filters.search
      ? await orInstead(args, leads.suggest(viewer, { search: filters.search, ids: [] }), [])
      : []
  return { filters, page, near, stats, heldBack, members, views }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:write')
  const form = await readForm(args.request)
  return changeStatus(args, viewer, form, textOf(form, 'leadId'))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'Failed to update lead status')
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  return <LeadList {...loaderData} result={actionData} />
}
