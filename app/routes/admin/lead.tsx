import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeLead } from '#app/features/leads/admin/change-lead.ts'
import { DELETE_FAILED, deleteLead } from '#app/features/leads/admin/delete-lead.ts'
import { Duplicates } from '#app/features/leads/admin/duplicate-list.tsx'
import { leadAddress } from '#app/features/leads/admin/edit/edit-result.ts'
import { LeadPage } from '#app/features/leads/admin/lead-page.tsx'
import { LEADS } from '#app/features/leads/admin/lead-result.ts'
import { AskForTestimonial } from '#app/features/testimonials/admin/ask-for-testimonial.tsx'
import { requestTestimonial } from '#app/features/testimonials/admin/request-testimonial.ts'
import { readForm } from '#app/read-form.ts'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { readPlace } from '#domain/leads/queue-place.ts'
import { isTimelineKind, readTimelineLength } from '#domain/leads/timeline.ts'
import type { Route } from './+types/lead.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = ({ loaderData }: Route.MetaArgs) => adminMeta(loaderData?.lead.name ?? 'Lead')

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:read')
  const { accounts, leads, bookings, testimonials } = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('kind')
  const kind = isTimelineKind(wanted) ? wanted : undefined
  const length = readTimelineLength(searchParams.get('timeline'))
  // Before all else: what changes while the page is read is newer than what it shows.
  const state = await orInstead(args, leads.state(viewer, params.id), undefined)
  const queue = searchParams.get('queue')
  const [found, work, timeline, members, demos, invitation, duplicates, next] = await Promise.all([
    orOutage(args, leads.get(viewer, params.id)),
    orOutage(args, leads.workOf(viewer, params.id)),
    orInstead(args, leads.timeline(viewer, { leadId: params.id, kind, limit: length }), null),
    orInstead(args, accounts.members(viewer), []),
    orInstead(args, bookings.of(viewer, { leadId: params.id }), []),
    orInstead(args, testimonials.requestOfLead(viewer, params.id), undefined),
    orInstead(args, leads.duplicatesOf(viewer, params.id), []),
    orInstead(args, leads.next(viewer, { leadId: params.id, place: readPlace(queue) }), undefined),
  ])
  if (!found) {
    const merged = await orOutage(args, leads.mergedInto(viewer, params.id))
    throw merged ? redirect(leadAddress(merged)) : data(null, { status: 404 })
  }
  return {
    lead: found.lead,
    details: found.details,
    contacts: found.contacts,
    withdrawnAt: found.withdrawnAt,
    ...work,
    state,
    timeline,
    timelineKind: kind,
    timelineLength: length,
    members,
    demos,
    asked: invitation,
    duplicates,
    next: next ?? null,
    queue,
    viewerEmail: viewer.email,
    formKeys: {
      note: crypto.randomUUID(),
      task: crypto.randomUUID(),
      call: crypto.randomUUID(),
      contact: crypto.randomUUID(),
    },
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:write')
  const form = await readForm(request)
  switch (form.get('intent')) {
    case 'delete':
      return deleteLead(args, await requireViewer(context, request, 'leads:delete'), params.id)
    case 'request-testimonial':
      return requestTestimonial(args, await requireViewer(context, request, 'testimonials:write'), params.id)
    default:
      return changeLead(args, viewer, form, params.id)
  }
}

export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const isDeletion = (await request.clone().formData()).get('intent') === 'delete'
  const result = await announce(() => serverAction(), isDeletion ? DELETE_FAILED : 'Failed to update lead')
  // The page of the lead is gone with it.
  if (isDeletion && result.ok && window.location.pathname === leadAddress(params.id)) throw redirect(LEADS)
  return result
}

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, duplicates, ...lead } = loaderData
  return (
    <LeadPage key={lead.lead.id} {...lead} result={actionData}>
      <Duplicates duplicates={duplicates} mergeInto={lead.lead.id} />
      <AskForTestimonial lead={lead.lead} withdrawnAt={lead.withdrawnAt} request={asked} />
    </LeadPage>
  )
}
