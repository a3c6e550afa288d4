import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { leadAddress } from '#app/features/leads/admin/edit/edit-result.ts'
import type { MergeResult } from '#app/features/leads/admin/merge/merge-result.ts'
import { MergeScreen } from '#app/features/leads/admin/merge/merge-screen.tsx'
import { PickOther } from '#app/features/leads/admin/merge/pick-other.tsx'
import { saveMerge } from '#app/features/leads/admin/merge/save-merge.ts'
import { readForm } from '#app/read-form.ts'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { readLeadFilters } from '#domain/leads/lead-filters.ts'
import type { Route } from './+types/merge-lead.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Merge two leads')

/** The leads that the other one can be chosen from. */
async function loadChoice(args: Route.LoaderArgs, viewer: Viewer) {
  const { context, request, params } = args
  const { leads } = context.get(servicesContext)
  const find = (new URL(request.url).searchParams.get('find') ?? '').trim()
  const filters = readLeadFilters((name) => (name === 'q' ? find : null))
  const [lead, likely, page] = await Promise.all([
    orOutage(args, leads.get(viewer, params.id)),
    orInstead(args, leads.duplicatesOf(viewer, params.id), []),
    find === '' ? undefined : orOutage(args, leads.list(viewer, filters)),
  ])
  if (!lead) throw data(null, { status: 404 })
  const found = (page?.leads ?? [])
    .filter(({ id }) => id !== params.id)
    .map(({ phoneContact, ...other }) => ({ ...other, phone: phoneContact?.text ?? null }))
  return { lead: { id: lead.lead.id, name: lead.lead.name }, find, likely, found }
}

const otherOf = (request: Request) => new URL(request.url).searchParams.get('with') ?? ''

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:delete')
  if (otherOf(request) === '') return { choice: await loadChoice(args, viewer), merge: undefined }
  const { leads, accounts } = context.get(servicesContext)
  const [preview, members] = await Promise.all([
    orOutage(args, leads.readMerge(viewer, params.id, otherOf(request))),
    orInstead(args, accounts.members(viewer), []),
  ])
  if (preview) return { choice: undefined, merge: { preview, members } }
  const merged = await orOutage(args, leads.mergedInto(viewer, otherOf(request)))
  if (merged === params.id) throw redirect(leadAddress(merged))
  throw data(null, { status: 404 })
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:delete')
  const both: [string, string] = [params.id, otherOf(request)]
  const { status, ...result } = await saveMerge(args, viewer, await readForm(request), both)
  return data(result, { status })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result: MergeResult = await announce(() => serverAction(), 'Failed to merge leads')
  if (result.leadId) throw redirect(leadAddress(result.leadId))
  return result
}

export default function MergeLead({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, merge } = loaderData
  return choice ? <PickOther {...choice} /> : <MergeScreen {...merge} result={actionData} />
}
