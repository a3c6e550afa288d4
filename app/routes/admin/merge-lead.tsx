import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { doneAddress } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { leadAddress } from '#app/features/leads/admin/edit/edit-result.ts'
import type { MergeResult } from '#app/features/leads/admin/merge/merge-result.ts'
import { MergeScreen } from '#app/features/leads/admin/merge/merge-screen.tsx'
import { saveMerge } from '#app/features/leads/admin/merge/save-merge.ts'
import { readForm } from '#app/read-form.ts'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Route } from './+types/merge-lead.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Merge two leads')

const otherOf = (request: Request) => new URL(request.url).searchParams.get('with') ?? ''

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:delete')
  const { leads, accounts } = context.get(servicesContext)
  const [preview, members] = await Promise.all([
    orOutage(args, leads.readMerge(viewer, params.id, otherOf(request))),
    orInstead(args, accounts.members(viewer), []),
  ])
  if (preview) return { preview, members }
  const merged = await orOutage(args, leads.mergedInto(viewer, otherOf(request)))
  if (merged === params.id) throw redirect(leadAddress(merged))
  throw data(null, { status: 404 })
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:delete')
  const both: [string, string] = [params.id, otherOf(request)]
  const { status, ...result } = await saveMerge(args, viewer, await readForm(request), both)
  if (result.leadId && wantsPage(request)) {
    throw redirect(doneAddress(leadAddress(result.leadId), 'merged', result.undo), 303)
  }
  return data(result, { status })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result: MergeResult = await announce(() => serverAction(), 'Failed to merge leads')
  if (result.leadId) throw redirect(leadAddress(result.leadId))
  return result
}

export default function MergeLead({ loaderData, actionData }: Route.ComponentProps) {
  return <MergeScreen {...loaderData} result={actionData} />
}
