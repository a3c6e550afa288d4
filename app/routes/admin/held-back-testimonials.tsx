import { adminMeta } from '#app/admin-page.ts'
import { HeldBackList } from '#app/features/testimonials/admin/held-back-list.tsx'
import { heldBackIntents } from '#app/features/testimonials/admin/testimonial-intents.ts'
import { officeAction } from '#app/lib/office-action.ts'
import { officeLoader } from '#app/lib/office-loader.ts'
import type { Route } from './+types/held-back-testimonials.ts'

export const meta = () => adminMeta('Held-back testimonials')

export const loader = officeLoader('testimonials:read', async ({ viewer, services }) => ({
  submissions: await services.testimonials.listQuarantined(viewer),
}))

export const action = officeAction('testimonials:write', heldBackIntents)

export default function HeldBackTestimonials({ loaderData }: Route.ComponentProps) {
  return <HeldBackList {...loaderData} />
}
