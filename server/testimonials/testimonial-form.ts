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
import { cleanText } from '#domain/text/clean-text.ts'
import {
  optionalText,
  readSubmission,
  requiredChoice,
  requiredConsent,
  requiredEmail,
  requiredText,
} from '#server/submissions/form-fields.ts'
import type { PhotoProblem } from './photos/photo-problem.ts'

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

type Validated = z.infer<typeof schema>

/** `ownWords`: the visitor's text before a draft replaced it. */
export type TestimonialSubmission = Validated & { ownWords?: string | undefined }

/** The problem of a field; its text is in `content/`. */
export type TestimonialProblem = 'required' | 'email' | 'too-long' | 'blank' | 'choice' | 'consent'
export type TestimonialProblems = Partial<Record<keyof Validated, TestimonialProblem>> & {
  photo?: PhotoProblem
}

/** Validates the testimonial form. */
export function readTestimonialForm(
  fields: Record<string, unknown>,
): { ok: true; submission: TestimonialSubmission } | { ok: false; problems: TestimonialProblems } {
  const read = readSubmission<Validated, TestimonialProblem>(schema, fields, ['content', 'projectDetails'])
  return read.ok ? { ok: true, submission: { ...read.submission, ownWords: readOwnWords(fields) } } : read
}

function readOwnWords({ ownWords }: Record<string, unknown>): string | undefined {
  if (typeof ownWords !== 'string') return undefined
  return cleanText(ownWords).trim().slice(0, testimonialLimits.content).toWellFormed() || undefined
}
