import { replyIntents } from '#app/features/leads/office/reply/reply-intents.ts'
import { ReplyPage } from '#app/features/leads/office/reply/reply-page.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/reply.ts'

export const loader = officeLoader('leads:write', async ({ viewer, services, id, query }) => {
  const templateId = query('template') ?? ''
  const prepared = await services.leads.prepareReply(viewer, { leadId: id, templateId })
  if (!prepared) return undefined
  return {
    ...prepared,
    by: query('by') === 'whatsapp' ? ('whatsapp' as const) : ('mail' as const),
    to: query('to'),
    queue: query('queue'),
    mail: (await services.emails.state()).kind,
    formKey: crypto.randomUUID(),
  }
})

export const action = officeAction('leads:write', replyIntents)

export default function Reply({ loaderData }: Route.ComponentProps) {
  return <ReplyPage {...loaderData} />
}
