import { data, Link, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import type { MailKind } from '#app/components/back-office/mail-words.ts'
import { Notice } from '#app/components/back-office/notice.tsx'
import { servicesContext } from '#app/context.ts'
import { doneMessages } from '#app/features/leads/admin/lead-result.ts'
import { AskForTestimonial } from '#app/features/testimonials/admin/ask-for-testimonial.tsx'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { RequestOutcome } from '#server/testimonials/request-testimonial.ts'
import type { Route } from './+types/ask-for-testimonial.ts'

const FAILED = 'Failed to ask for a testimonial'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Ask for a testimonial')

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'testimonials:read')
  const { leads, testimonials } = context.get(servicesContext)
  const [found, asked] = await Promise.all([
    orOutage(args, leads.get(viewer, params.id)),
    orOutage(args, testimonials.requestOfLead(viewer, params.id)),
  ])
  if (!found) throw data(null, { status: 404 })
  const { id, name, email, status } = found.lead
  return { lead: { id, name, email, status }, withdrawnAt: found.withdrawnAt, request: asked }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'testimonials:write')
  const { testimonials, emails } = context.get(servicesContext)
  let outcome: RequestOutcome
  let mail: MailKind
  try {
    mail = (await emails.state()).kind
    outcome = await testimonials.request(viewer, params.id)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nobody was asked. Try again in a moment.')
  }
  if (outcome.kind !== 'requested') return failed(...refusals[outcome.kind], true)
  if (wantsPage(request)) throw redirect(`/del-admin-dashboard/leads/${params.id}?done=asked-${mail}`, 303)
  return data<ChangeResult>({
    ok: true,
    message: doneMessages[`asked-${mail}`] ?? '',
  })
}

const refusals: Record<Exclude<RequestOutcome['kind'], 'requested'>, [status: number, reason: string]> = {
  'asked-already': [409, 'They were asked already, and the link still works.'],
  'not-won': [409, 'Only the people behind won leads are asked.'],
  withdrawn: [409, 'They withdrew their consent: they don’t want to be written to.'],
  'no-address': [409, 'The lead has no e-mail address.'],
  gone: [404, 'This lead is not there any more.'],
}

function failed(status: number, description: string, gone = false) {
  return data<ChangeResult>({ ok: false, message: FAILED, description, gone }, { status })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), FAILED)
}

export default function AskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lead } = loaderData
  return (
    <div className="max-w-prose">
      <Link
        to={`/del-admin-dashboard/leads/${lead.id}`}
        className="admin-link inline-flex min-h-11 items-center"
      >
        Back to the lead
      </Link>
      <h1 className="mb-4 break-words">{lead.name}</h1>
      <Notice result={actionData} done={undefined} />
      <AskForTestimonial {...loaderData} />
    </div>
  )
}
