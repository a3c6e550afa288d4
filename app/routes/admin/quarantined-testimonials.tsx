import { adminMeta } from '#app/admin-page.ts'
import { quarantineIntents } from '#app/features/testimonials/admin/quarantine-intents.ts'
import { QuarantineList } from '#app/features/testimonials/admin/quarantine-list.tsx'
import { officeAction } from '#app/lib/office-action.ts'
import { officeLoader } from '#app/lib/office-loader.ts'
import type { Route } from './+types/quarantined-testimonials.ts'

export const meta = () => adminMeta('Suspected spam')

export const loader = officeLoader('testimonials:read', async ({ viewer, services }) => ({
  submissions: await services.testimonials.listQuarantined(viewer),
}))

export const action = officeAction('testimonials:write', quarantineIntents)

export default function QuarantinedTestimonials({ loaderData }: Route.ComponentProps) {
  return <QuarantineList {...loaderData} />
}
