import { data } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { testimonialIntents } from '#app/features/testimonials/admin/testimonial-intents.ts'
import { TestimonialPage } from '#app/features/testimonials/admin/testimonial-page.tsx'
import { officeAction } from '#app/lib/office-action.ts'
import { type OfficeLoad, officeLoader } from '#app/lib/office-loader.ts'
import type { Route } from './+types/testimonial.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData?.found.testimonial.name ?? 'Testimonial')

export const loader = officeLoader('testimonials:read', async (load: OfficeLoad<Route.LoaderArgs>) => {
  const found = await load.services.testimonials.get(load.viewer, load.params.id)
  if (!found) throw data(null, { status: 404 })
  return { found }
})

export const action = officeAction('testimonials:write', testimonialIntents)

export default function Testimonial({ loaderData }: Route.ComponentProps) {
  return <TestimonialPage key={loaderData.found.testimonial.id} {...loaderData} />
}
