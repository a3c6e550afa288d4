import { Stars } from '#app/features/testimonials/office/marks.tsx'
import { quarantineIntents } from '#app/features/testimonials/office/quarantine-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { Quarantine } from '#app/office/quarantine.tsx'
import { useOfficeDay } from '#app/office/when.tsx'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import { sayDayAndTime } from '#domain/indian-time.ts'
import type { Route } from './+types/quarantined-testimonials.ts'

export const loader = officeLoader('testimonials:read', async ({ viewer, services }) => ({
  submissions: await services.testimonials.listQuarantined(viewer),
}))

export const action = officeAction('testimonials:write', quarantineIntents)

export default function QuarantinedTestimonials({ loaderData }: Route.ComponentProps) {
  const today = useOfficeDay()
  return (
    <Quarantine
      list="testimonials"
      explanation="Testimonials that look automated wait here. They are not in the list, and nobody was e-mailed about them."
      items={loaderData.submissions.map(({ id, submission, photoKey, reasons, created_at }) => {
        const { name, rating, email, role, company, serviceType, content, projectDetails } = submission
        const service = testimonialServiceLabels.en[serviceType] ?? serviceType
        const facts = [
          email,
          role,
          company,
          service,
          photoKey && 'with a photo',
          sayDayAndTime(created_at, today),
        ]
        return { id, name, reasons, facts, mark: <Stars rating={rating} />, texts: [content, projectDetails] }
      })}
    />
  )
}
