import { adminMeta } from '#app/admin-page.ts'
import { revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { announceChange } from '#app/features/testimonials/admin/announce-change.ts'
import { changeTestimonials } from '#app/features/testimonials/admin/change-testimonials.ts'
import { TestimonialList } from '#app/features/testimonials/admin/testimonial-list.tsx'
import { readForm } from '#app/read-form.ts'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { readTestimonialFilters } from '#domain/testimonials/testimonial-filters.ts'
import type { Route } from './+types/testimonials.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Testimonials')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'testimonials:read')
  const { testimonials } = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const filters = readTestimonialFilters((name) => searchParams.get(name))
  const [list, stats, heldBack] = await Promise.all([
    orOutage(args, testimonials.list(viewer, filters)),
    orInstead(args, testimonials.stats(viewer), null),
    orInstead(args, testimonials.countHeldBack(viewer), 0),
  ])
  return { filters, list, stats, heldBack }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'testimonials:write')
  const form = await readForm(request)
  if (form.get('intent') === 'delete') await requireViewer(context, request, 'testimonials:delete')
  return changeTestimonials(args, viewer, form)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  return announceChange(intent, () => serverAction())
}

export default function Testimonials({ loaderData, actionData }: Route.ComponentProps) {
  return <TestimonialList {...loaderData} result={actionData} />
}
