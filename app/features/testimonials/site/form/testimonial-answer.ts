import type { SendFailure } from '#app/lib/forms/why-failed.ts'
import type { DraftBy, DraftKind } from '#domain/testimonials/draft.ts'
import type { TestimonialProblems } from '#server/testimonials/testimonial-form.ts'

export type FormValues = Partial<Record<string, string>>

/** The answer to the testimonial form. */
export type TestimonialAnswer =
  /** `mailed` tells whether a link to confirm the address was sent. */
  | { kind: 'sent'; mailed: boolean }
  | { kind: 'invalid'; problems: TestimonialProblems; values: FormValues }
  | { kind: 'too-many'; retryAfterSeconds: number; values: FormValues }
  | { kind: 'unavailable'; values: FormValues }
  /** Without scripts the page contains the draft. */
  | { kind: 'drafted'; draft: DraftKind; by: DraftBy; values: FormValues }
  /** Without scripts the page contains the text from before the draft. */
  | { kind: 'put-back'; values: FormValues }
  | { kind: 'no-service'; draft: DraftKind; values: FormValues }
  /** The browser got no answer from the form's action. */
  | SendFailure

export type TestimonialActionData = { testimonial: TestimonialAnswer }

/** A form with this field gets its answer as data, so that it is shown in the open page. */
export const ANSWER_FIELD = 'answer'

/** The button that undoes a draft. */
export const PUT_BACK_FIELD = 'putBack'

/** Returns the field that a draft of this kind fills. */
export const draftedField = (kind: DraftKind) => (kind === 'testimonial' ? 'content' : 'projectDetails')
/** Returns the field with the text from before the draft. */
export const beforeField = (kind: DraftKind) => `${draftedField(kind)}Before`
