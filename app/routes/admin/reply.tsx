import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { answerLead, type ReplyResult } from '#app/features/leads/admin/reply/answer-lead.ts'
import { ReplyPage } from '#app/features/leads/admin/reply/reply-page.tsx'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/reply.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData ? `Answer ${loaderData.lead.name}` : 'Answer')

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:write')
  const { searchParams } = new URL(request.url)
  const { leads, emails } = context.get(servicesContext)
  const templateId = searchParams.get('template') ?? ''
  const prepared = await orOutage(args, leads.prepareReply(viewer, { leadId: params.id, templateId }))
  if (!prepared) throw data(null, { status: 404 })
  return {
    ...prepared,
    by: searchParams.get('by') === 'whatsapp' ? ('whatsapp' as const) : ('mail' as const),
    to: searchParams.get('to'),
    queue: searchParams.get('queue'),
    mail: (await orOutage(args, emails.state())).kind,
    formKey: crypto.randomUUID(),
  }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:write')
  return answerLead(args, viewer, await readForm(args.request), args.params.id)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isMail = (await request.clone().formData()).get('intent') === 'send'
  const result: ReplyResult = await announce(
    () => serverAction(),
    'The mail was not sent',
    'What you wrote is still here.',
    isMail ? notKnown : undefined,
  )
  if (result.next) throw redirect(result.next)
  return result
}

/** Who takes it for not sent sends it twice. */
const notKnown = {
  message: 'Perhaps the mail was sent',
  description: 'You went on before the answer came. The lead’s timeline shows whether it was.',
}

export default function Reply({ loaderData, actionData }: Route.ComponentProps) {
  return <ReplyPage {...loaderData} result={actionData} />
}
