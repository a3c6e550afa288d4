import { data } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeStatus } from '#app/features/leads/admin/change-status.ts'
import { LeadPage } from '#app/features/leads/admin/lead-page.tsx'
import { AskForTestimonial } from '#app/features/testimonials/admin/ask-for-testimonial.tsx'
import { readForm } from '#app/read-form.ts'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/lead.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = ({ loaderData }: Route.MetaArgs) => adminMeta(loaderData?.lead.name ?? 'Lead')

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:read')
  const { leads, inbox, bookings, testimonials } = context.get(servicesContext)
  const [found, activities, chats, demos, asked] = await Promise.all([
    orOutage(args, leads.get(viewer, params.id)),
    orInstead(args, leads.activities(viewer, params.id), null),
    orInstead(args, inbox.ofLead(viewer, params.id), []),
    orInstead(args, bookings.of(viewer, { leadId: params.id }), []),
    orInstead(args, testimonials.requestOfLead(viewer, params.id), undefined),
  ])
  if (!found) throw data(null, { status: 404 })
  const done = new URL(request.url).searchParams.get('done')
  return { ...found, activities, chats, demos, asked, done }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:write')
  return changeStatus(args, viewer, await readForm(args.request), args.params.id)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'Failed to update lead status')
}

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, ...lead } = loaderData
  return (
    <LeadPage {...lead} result={actionData}>
      <AskForTestimonial lead={lead.lead} request={asked} />
    </LeadPage>
  )
}
