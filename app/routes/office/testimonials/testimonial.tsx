import { testimonialIntents } from '#app/features/testimonials/office/testimonial-intents.ts'
import { TestimonialPage } from '#app/features/testimonials/office/testimonial-page.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/testimonial.ts'

export const loader = officeLoader('testimonials:read', async ({ viewer, services, id }) => {
  const found = await services.testimonials.get(viewer, id)
  return found && { found }
})

export const action = officeAction('testimonials:write', testimonialIntents)

export default function Testimonial({ loaderData }: Route.ComponentProps) {
  return <TestimonialPage key={loaderData.found.testimonial.id} {...loaderData} />
}
