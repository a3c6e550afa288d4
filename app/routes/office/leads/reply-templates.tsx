import { templateIntents } from '#app/features/leads/office/reply/template-intents.ts'
import { TemplatesPage } from '#app/features/leads/office/reply/templates-page.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/reply-templates.ts'

export const loader = officeLoader('leads:write', async ({ viewer, services }) => ({
  templates: await services.leads.templates(viewer),
  formKey: crypto.randomUUID(),
}))

export const action = officeAction('leads:write', templateIntents)

export default function ReplyTemplates({ loaderData }: Route.ComponentProps) {
  return <TemplatesPage {...loaderData} />
}
