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
import { cleanLine, cleanText } from '#server/leads/capture/clean-text.ts'
import { requiredEmail, requiredText } from '#server/leads/capture/form-fields.ts'
import type { PhotoProblem } from './photos/photo-problem.ts'

export const testimonialFields = [
  'name',
  'email',
  'company',
  'role',
  'serviceType',
  'rating',
  'content',
  'projectDetails',
  'nameShown',
  'consent',
] as const
export type TestimonialField = (typeof testimonialFields)[number]

/** The problem of a field; its text is in `content/`. */
export type TestimonialProblem = 'required' | 'email' | 'too-long' | 'blank' | 'choice' | 'consent'
export type TestimonialProblems = Partial<Record<TestimonialField, TestimonialProblem>> & {
  photo?: PhotoProblem
}
export type TestimonialValues = Partial<Record<TestimonialField, string>>

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'too-long')
    .transform((text) => text || undefined)
    .optional()

const schema = z.object({
  name: requiredText(testimonialLimits.name),
  email: requiredEmail(testimonialLimits.email),
  company: optional(testimonialLimits.company),
  role: optional(testimonialLimits.role),
  serviceType: z.enum(testimonialServices, {
    error: (issue) => (issue.input === undefined || issue.input === '' ? 'required' : 'choice'),
  }),
  rating: z
    .enum(ratings.map(String) as [string, ...string[]], 'choice')
    .transform((stars) => Number(stars) as Rating)
    .default(DEFAULT_RATING),
  content: requiredText(testimonialLimits.content).refine((text) => !hasBlank(text), 'blank'),
  projectDetails: optional(testimonialLimits.projectDetails).refine((text) => !hasBlank(text ?? ''), 'blank'),
  nameShown: z.enum(nameChoices, 'choice').default('full'),
  consent: z.enum(['on', 'yes', 'true'], { error: 'consent' }).transform(() => true as const),
})

/** `ownWords`: the visitor's text before a draft replaced it. */
export type TestimonialSubmission = z.infer<typeof schema> & { ownWords?: string | undefined }

export type TestimonialFormResult =
  | { ok: true; submission: TestimonialSubmission }
  | { ok: false; problems: TestimonialProblems; values: TestimonialValues }

/** Validates the testimonial form. Only the first value of each known field is read. */
export function readTestimonialForm(form: FormData): TestimonialFormResult {
  const values: TestimonialValues = {}
  const input: Record<string, unknown> = {}
  for (const field of testimonialFields) {
    const value = form.get(field)
    if (value === null) continue
    input[field] = typeof value === 'string' ? clean(field, value) : value
    if (typeof value === 'string') values[field] = value
  }
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, submission: { ...parsed.data, ownWords: readOwnWords(form) } }
  const problems: TestimonialProblems = {}
  for (const { path, message } of parsed.error.issues) {
    problems[path[0] as TestimonialField] ??= message as TestimonialProblem
  }
  return { ok: false, problems, values }
}

function clean(field: TestimonialField, text: string): string {
  return field === 'content' || field === 'projectDetails' ? cleanText(text) : cleanLine(text)
}

function readOwnWords(form: FormData): string | undefined {
  const words = form.get('ownWords')
  if (typeof words !== 'string') return undefined
  return cleanText(words).trim().slice(0, testimonialLimits.content).toWellFormed() || undefined
}
