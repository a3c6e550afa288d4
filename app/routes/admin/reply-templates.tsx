import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeTemplates, TEMPLATE_NOT_SAVED } from '#app/features/leads/admin/reply/change-templates.ts'
import { TemplatesPage } from '#app/features/leads/admin/reply/templates-page.tsx'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/reply-templates.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Texts to answer with')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:write')
  return {
    templates: await orOutage(args, args.context.get(servicesContext).leads.templates(viewer)),
    formKey: crypto.randomUUID(),
  }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:write')
  return changeTemplates(args, viewer, await readForm(args.request))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), TEMPLATE_NOT_SAVED)
}

export default function ReplyTemplates({ loaderData, actionData }: Route.ComponentProps) {
  return <TemplatesPage {...loaderData} result={actionData} />
}
