import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { type EditResult, leadAddress } from '#app/features/leads/admin/edit/edit-result.ts'
import { NewLeadScreen } from '#app/features/leads/admin/edit/new-lead-screen.tsx'
import { saveNew } from '#app/features/leads/admin/edit/save-new.ts'
import { readForm } from '#app/read-form.ts'
import { orInstead } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Route } from './+types/new-lead.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Add Lead')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:write')
  const members = await orInstead(args, args.context.get(servicesContext).accounts.members(viewer), [])
  return { id: crypto.randomUUID(), members }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:write')
  const { status, ...result } = await saveNew(args, viewer, await readForm(args.request))
  if (result.leadId && wantsPage(args.request)) throw redirect(leadAddress(result.leadId), 303)
  return data(result, { status })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result: EditResult = await announce(() => serverAction(), 'Failed to create lead')
  if (result.leadId) throw redirect(leadAddress(result.leadId))
  return result
}

export default function NewLead({ loaderData, actionData }: Route.ComponentProps) {
  return <NewLeadScreen {...loaderData} result={actionData} />
}
