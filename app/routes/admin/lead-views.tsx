import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeViews } from '#app/features/leads/admin/views/change-views.ts'
import { ViewPage } from '#app/features/leads/admin/views/view-page.tsx'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/lead-views.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Views')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:read')
  return { views: await orOutage(args, context.get(servicesContext).leads.views(viewer)) }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:read')
  return changeViews(args, viewer, await readForm(args.request))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'Failed to save view')
}

export default function LeadViews({ loaderData, actionData }: Route.ComponentProps) {
  return <ViewPage {...loaderData} result={actionData} />
}
