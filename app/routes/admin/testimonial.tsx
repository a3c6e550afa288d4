import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { announceChange } from '#app/features/testimonials/admin/announce-change.ts'
import { changeTestimonial } from '#app/features/testimonials/admin/change-testimonial.ts'
import { TestimonialPage } from '#app/features/testimonials/admin/testimonial-page.tsx'
import { TESTIMONIALS } from '#app/features/testimonials/admin/testimonial-result.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/testimonial.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData?.found.testimonial.name ?? 'Testimonial')

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'testimonials:read')
  const found = await orOutage(args, context.get(servicesContext).testimonials.get(viewer, params.id))
  if (!found) throw data(null, { status: 404 })
  return { found }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'testimonials:write')
  const form = await readForm(request)
  if (form.get('intent') === 'delete') await requireViewer(context, request, 'testimonials:delete')
  return changeTestimonial(args, viewer, form, args.params.id)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  const result = await announceChange(intent, () => serverAction())
  // The page of the testimonial is gone with it.
  if (intent === 'delete' && result.ok) throw redirect(TESTIMONIALS)
  return result
}

export default function Testimonial({ loaderData, actionData }: Route.ComponentProps) {
  const { found } = loaderData
  return <TestimonialPage key={found.testimonial.id} {...loaderData} result={actionData} />
}
