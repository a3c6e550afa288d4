import { data } from 'react-router'
import { testimonialIntents } from '#app/features/testimonials/office/testimonial-intents.ts'
import { TestimonialPage } from '#app/features/testimonials/office/testimonial-page.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { type OfficeLoad, officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/testimonial.ts'

export const loader = officeLoader('testimonials:read', async (load: OfficeLoad<Route.LoaderArgs>) => {
  const found = await load.services.testimonials.get(load.viewer, load.params.id)
  if (!found) throw data(null, { status: 404 })
  return { found }
})

export const action = officeAction('testimonials:write', testimonialIntents)

export default function Testimonial({ loaderData }: Route.ComponentProps) {
  return <TestimonialPage key={loaderData.found.testimonial.id} {...loaderData} />
}
