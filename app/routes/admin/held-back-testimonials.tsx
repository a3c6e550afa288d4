import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { HeldBackList } from '#app/features/testimonials/admin/held-back-list.tsx'
import { doneAddress, failureOf, readDone } from '#app/features/testimonials/admin/testimonial-result.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Route } from './+types/held-back-testimonials.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Held-back testimonials')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'testimonials:read')
  const submissions = await orOutage(args, context.get(servicesContext).testimonials.listHeldBack(viewer))
  return { submissions, done: readDone(new URL(request.url).searchParams) }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'testimonials:write')
  const form = await readForm(request)
  const intent = form.get('intent')
  const id = String(form.get('id') ?? '')
  if (intent !== 'release' && intent !== 'delete') return failed(400, 'Nothing was chosen.')
  if (intent === 'delete') await requireViewer(context, request, 'testimonials:delete')
  const { testimonials } = context.get(servicesContext)
  try {
    const { kind } =
      intent === 'release'
        ? await testimonials.releaseHeldBack(viewer, id)
        : await testimonials.deleteHeldBack(viewer, id)
    if (kind === 'gone') return failed(404, 'It is not there any more.', true)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  const done = intent === 'release' ? 'released' : 'discarded'
  if (wantsPage(request)) throw redirect(doneAddress(request.url, done), 303)
  return data<ChangeResult>({
    ok: true,
    message: intent === 'release' ? 'Put into the queue' : 'Testimonial Deleted',
  })
}

function failed(status: number, reason: string, gone = false) {
  const description = `${failureOf(undefined)} ${reason}`
  return data<ChangeResult>({ ok: false, message: 'Error', description, gone }, { status })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'Error', failureOf(undefined))
}

export default function HeldBackTestimonials({ loaderData, actionData }: Route.ComponentProps) {
  return <HeldBackList {...loaderData} result={actionData} />
}
