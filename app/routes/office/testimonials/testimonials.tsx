import { moderationIntents } from '#app/features/testimonials/office/moderation-intents.ts'
import { TestimonialList } from '#app/features/testimonials/office/testimonial-list.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { readTestimonialFilters } from '#domain/testimonials/testimonial-filters.ts'
import type { Route } from './+types/testimonials.ts'

export const loader = officeLoader('testimonials:read', async ({ viewer, services, query, orInstead }) => {
  const { testimonials } = services
  const filters = readTestimonialFilters(query)
  const [list, stats, quarantined] = await Promise.all([
    testimonials.list(viewer, filters),
    orInstead(testimonials.stats(viewer), null),
    orInstead(testimonials.countQuarantined(viewer), 0),
  ])
  return { filters, list, stats, quarantined }
})

export const action = officeAction('testimonials:write', moderationIntents)

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  return <TestimonialList {...loaderData} />
}
