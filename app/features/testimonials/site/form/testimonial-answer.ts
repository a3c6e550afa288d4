import type { SendFailure } from '#app/lib/forms/why-failed.ts'
import type { DraftBy, DraftKind } from '#domain/testimonials/draft.ts'
import type { TestimonialProblems } from '#server/testimonials/testimonial-form.ts'

export type Fields = Partial<Record<string, string>>

/** The answer to the testimonial form. `fields` are what was sent, to refill the form. */
export type TestimonialAnswer =
  /** `mailed` tells whether a link to confirm the address was sent. */
  | { kind: 'sent'; mailed: boolean }
  | { kind: 'invalid'; problems: TestimonialProblems; fields: Fields }
  | { kind: 'too-many'; retryAfterSeconds: number; fields: Fields }
  | { kind: 'unavailable'; fields: Fields }
  /** Without scripts the page contains the draft. */
  | { kind: 'drafted'; draft: DraftKind; by: DraftBy; fields: Fields }
  /** Without scripts the page contains the text from before the draft. */
  | { kind: 'put-back'; fields: Fields }
  | { kind: 'no-service'; draft: DraftKind; fields: Fields }
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
