import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { type ChangeResult, doneAddress } from '#app/components/back-office/change-result.ts'
import { Notice } from '#app/components/back-office/notice.tsx'
import { servicesContext } from '#app/context.ts'
import { DeleteLeadForm } from '#app/features/leads/admin/delete-lead-form.tsx'
import { listAddress } from '#app/features/leads/admin/lead-result.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Route } from './+types/delete-lead.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Delete a lead')

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:delete')
  const found = await orOutage(args, context.get(servicesContext).leads.get(viewer, params.id))
  if (!found) throw data(null, { status: 404 })
  return { lead: { id: found.lead.id, name: found.lead.name } }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:delete')
  const form = await readForm(request)
  let undo: ChangeResult['undo']
  try {
    // Gone already is as good as deleted.
    const deletion = await context.get(servicesContext).leads.delete(viewer, params.id)
    if (deletion.kind === 'deleted') undo = { changeId: deletion.changeId, label: 'Lead deleted' }
  } catch (error) {
    reportOutage(args, error)
    const failure: ChangeResult = {
      ok: false,
      message: 'Failed to delete lead',
      description: 'Nothing was deleted. Try again in a moment.',
    }
    return data(failure, { status: 503 })
  }
  if (wantsPage(request)) throw redirect(doneAddress(listAddress(form.get('next')), 'deleted', undo), 303)
  return data<ChangeResult>({ ok: true, message: 'Lead deleted successfully', undo })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const next = listAddress((await request.clone().formData()).get('next'))
  const result = await announce(() => serverAction(), 'Failed to delete lead')
  // The page of the lead is gone with it.
  if (result.ok && window.location.pathname !== new URL(next, window.location.origin).pathname) {
    throw redirect(next)
  }
  return result
}

export default function DeleteLead({ loaderData, actionData }: Route.ComponentProps) {
  const { lead } = loaderData
  // Also while the page behind it is loaded: a second press would be told of nothing to bring back.
  const busy = useNavigation().formMethod === 'POST'
  return (
    <section className="admin-card max-w-prose p-6">
      <h1>Are you sure you want to delete this lead?</h1>
      <Notice result={actionData} done={undefined} />
      <DeleteLeadForm lead={lead} next="/del-admin-dashboard/leads" Form={Form} busy={busy}>
        <Link to={`/del-admin-dashboard/leads/${lead.id}`} className="admin-button">
          Cancel
        </Link>
      </DeleteLeadForm>
    </section>
  )
}
