import { z } from 'zod'
import { hasBlank } from '#domain/testimonials/draft-blanks.ts'
import {
  DEFAULT_RATING,
  nameChoices,
  type Rating,
  ratings,
  testimonialLimits,
} from '#domain/testimonials/form-values.ts'
import { testimonialServices } from '#domain/testimonials/testimonial.ts'
import { cleanText } from '#server/leads/capture/clean-text.ts'
import {
  optionalText,
  problemsOf,
  readFields,
  requiredChoice,
  requiredConsent,
  requiredEmail,
  requiredText,
} from '#server/leads/capture/form-fields.ts'
import type { PhotoProblem } from './photos/photo-problem.ts'

/** The problem of a field; its text is in `content/`. */
export type TestimonialProblem = 'required' | 'email' | 'too-long' | 'blank' | 'choice' | 'consent'
export type TestimonialProblems = Partial<Record<TestimonialField, TestimonialProblem>> & {
  photo?: PhotoProblem
}
export type TestimonialValues = Partial<Record<TestimonialField, string>>

const schema = z.object({
  name: requiredText(testimonialLimits.name),
  email: requiredEmail(testimonialLimits.email),
  company: optionalText(testimonialLimits.company),
  role: optionalText(testimonialLimits.role),
  serviceType: requiredChoice(testimonialServices),
  rating: z
    .enum(ratings.map(String) as [string, ...string[]], 'choice')
    .transform((stars) => Number(stars) as Rating)
    .default(DEFAULT_RATING),
  content: requiredText(testimonialLimits.content).refine((text) => !hasBlank(text), 'blank'),
  projectDetails: optionalText(testimonialLimits.projectDetails).refine(
    (text) => !hasBlank(text ?? ''),
    'blank',
  ),
  nameShown: z.enum(nameChoices, 'choice').default('full'),
  consent: requiredConsent,
})

export type TestimonialField = keyof z.infer<typeof schema>

/** `ownWords`: the visitor's text before a draft replaced it. */
export type TestimonialSubmission = z.infer<typeof schema> & { ownWords?: string | undefined }

/** Validates the testimonial form. */
export function readTestimonialForm(form: FormData) {
  const read = readFields(schema, form, ['content', 'projectDetails'])
  if (read.ok) return { ok: true as const, submission: { ...read.data, ownWords: readOwnWords(form) } }
  return { ok: false as const, problems: problemsOf<TestimonialProblems>(read.error), values: read.values }
}

function readOwnWords(form: FormData): string | undefined {
  const words = form.get('ownWords')
  if (typeof words !== 'string') return undefined
  return cleanText(words).trim().slice(0, testimonialLimits.content).toWellFormed() || undefined
}
