import type { SendFailure } from '#app/lib/forms/why-failed.ts'
import type { TestimonialProblems } from '#server/testimonials/submit-testimonial.ts'

export type Fields = Partial<Record<string, string>>

/** The answer to the testimonial form. `fields` are what was sent, to refill the form. */
export type TestimonialAnswer =
  /** `mailed` tells whether a link to confirm the address was sent. */
  | { kind: 'sent'; mailed: boolean }
  | { kind: 'invalid'; problems: TestimonialProblems; fields: Fields }
  | { kind: 'too-many'; retryAfterSeconds: number; fields: Fields }
  | { kind: 'unavailable'; fields: Fields }
  /** The browser got no answer from the form's action. */
  | SendFailure

export type TestimonialActionData = { testimonial: TestimonialAnswer }

/** A form with this field gets its answer as data, so that it is shown in the open page. */
export const ANSWER_FIELD = 'answer'
