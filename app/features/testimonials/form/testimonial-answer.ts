import type { SendFailure } from '#app/why-failed.ts'
import type { DraftBy, DraftKind } from '#domain/testimonials/draft.ts'
import type { TestimonialProblems } from '#server/testimonials/testimonial-form.ts'

export type FormValues = Partial<Record<string, string>>

/** What the form is told after it was sent. */
export type TestimonialAnswer =
  /** `mailed`: a link to confirm the address is on its way. */
  | { kind: 'sent'; mailed: boolean }
  | { kind: 'invalid'; problems: TestimonialProblems; values: FormValues }
  | { kind: 'too-many'; retryAfterSeconds: number; values: FormValues }
  | { kind: 'unavailable'; values: FormValues }
  /** Without scripts the draft comes with the page. */
  | { kind: 'drafted'; draft: DraftKind; by: DraftBy; values: FormValues }
  /** Without scripts, so do the words that a draft took the place of. */
  | { kind: 'put-back'; values: FormValues }
  | { kind: 'no-service'; draft: DraftKind; values: FormValues }
  /** Only the browser knows why no answer of the form's own came. */
  | SendFailure

export type TestimonialActionData = { testimonial: TestimonialAnswer }

/** The field that asks for the answer as data, to be shown in the page that is open already. */
export const ANSWER_FIELD = 'answer'

/** The button that takes a draft away again. */
export const PUT_BACK_FIELD = 'putBack'

/** The field that a draft of this kind is for, and the one with what stood there before. */
export const draftedField = (kind: DraftKind) => (kind === 'testimonial' ? 'content' : 'projectDetails')
export const beforeField = (kind: DraftKind) => `${draftedField(kind)}Before`
