import { createLastChange } from '#app/components/back-office/last-change.ts'
import type { TestimonialResult } from './testimonial-result.ts'

/** The newest change of testimonials in this tab, for the place that offers to take it back. */
export const lastChange = createLastChange<TestimonialResult>()
