import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { EditLeadScreen } from '#app/features/leads/admin/edit/edit-lead-screen.tsx'
import { type EditResult, leadAddress } from '#app/features/leads/admin/edit/edit-result.ts'
import { fingerprintsOf, saveEdit } from '#app/features/leads/admin/edit/save-edit.ts'
import { readForm } from '#app/read-form.ts'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { formText, leadFormFields } from '#domain/leads/lead-form.ts'
import type { Route } from './+types/edit-lead.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = ({ loaderData }: Route.MetaArgs) => adminMeta(`Edit ${loaderData?.lead.name ?? 'a lead'}`)

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:write')
  const { leads, accounts } = context.get(servicesContext)
  const [found, members] = await Promise.all([
    orOutage(args, leads.get(viewer, params.id)),
    orInstead(args, accounts.members(viewer), []),
  ])
  if (!found) throw data(null, { status: 404 })
  const { lead, details } = found
  const { project_complexity = null, locale = 'en' } = details ?? {}
  const values = Object.fromEntries(
    leadFormFields.map((field) => [field, formText(field, { ...lead, project_complexity, locale })]),
  )
  return {
    lead: { id: lead.id, name: lead.name },
    contacts: found.contacts,
    values,
    seen: fingerprintsOf(values),
    members,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:write')
  const { status, ...result } = await saveEdit(args, viewer, await readForm(request), params.id)
  return data(result, { status })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result: EditResult = await announce(() => serverAction(), 'Failed to update lead')
  if (result.leadId) throw redirect(leadAddress(result.leadId))
  return result
}

export default function EditLead({ loaderData, actionData }: Route.ComponentProps) {
  return <EditLeadScreen key={loaderData.lead.id} {...loaderData} result={actionData} />
}
