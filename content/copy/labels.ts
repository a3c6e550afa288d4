import type { DemoService } from '#domain/bookings/demo.ts'
import type {
  BudgetRange,
  BusinessType,
  ProjectComplexity,
  ProjectTimeline,
  ServiceInterest,
  Urgency,
} from '#domain/leads/lead.ts'
import type { TestimonialService } from '#domain/testimonials/testimonial.ts'

/** The labels of the quote form's choices. */
export type QuoteLabels = {
  serviceInterest: Record<ServiceInterest, string>
  budgetRange: Record<BudgetRange, string>
  projectTimeline: Record<ProjectTimeline, string>
  businessType: Record<BusinessType, string>
  urgency: Record<Urgency, string>
  projectComplexity: Record<ProjectComplexity, string>
}

export type Labels = {
  quote: QuoteLabels
  demoServices: Record<DemoService, string>
  testimonialServices: Record<TestimonialService, string>
}
