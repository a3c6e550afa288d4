import { z } from 'zod'
import {
  budgetRanges,
  businessTypes,
  projectComplexities,
  projectTimelines,
  serviceInterests,
  urgencies,
} from '#domain/leads/lead.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { optionalPhone, requiredEmail, requiredText } from './form-fields.ts'

export const quoteFields = [
  'name',
  'email',
  'phone',
  'serviceInterest',
  'budgetRange',
  'projectTimeline',
  'businessType',
  'projectComplexity',
  'urgency',
  'message',
  'consent',
] as const
export type QuoteField = (typeof quoteFields)[number]

/** The problem of a field; its text is in `content/`. */
export type FieldProblem = 'required' | 'email' | 'phone' | 'too-long' | 'choice' | 'consent'
export type QuoteProblems = Partial<Record<QuoteField, FieldProblem>>

/** An optional choice; browsers send '' for it. */
function optionalChoice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.union([z.literal('').transform(() => undefined), z.enum(values)], { error: 'choice' }).optional()
}

const schema = z.object({
  name: requiredText(quoteLimits.name),
  email: requiredEmail(quoteLimits.email),
  phone: optionalPhone,
  message: requiredText(quoteLimits.message),
  serviceInterest: z.enum(serviceInterests, {
    error: (issue) => (issue.input === undefined || issue.input === '' ? 'required' : 'choice'),
  }),
  budgetRange: optionalChoice(budgetRanges),
  projectTimeline: optionalChoice(projectTimelines),
  businessType: optionalChoice(businessTypes),
  projectComplexity: optionalChoice(projectComplexities),
  urgency: optionalChoice(urgencies),
  consent: z.enum(['on', 'yes', 'true'], { error: 'consent' }).transform(() => true as const),
})

export type QuoteSubmission = z.infer<typeof schema>

export type QuoteFormResult =
  | { ok: true; submission: QuoteSubmission }
  | { ok: false; problems: QuoteProblems; values: Partial<Record<QuoteField, string>> }

/** Validates a submitted quote form. If a field is sent twice, the first value counts. */
export function readQuoteForm(form: FormData): QuoteFormResult {
  const values: Partial<Record<QuoteField, string>> = {}
  const input: Record<string, unknown> = {}
  for (const field of quoteFields) {
    const value = form.get(field)
    if (value === null) continue
    input[field] = typeof value === 'string' ? clean(field, value) : value
    if (typeof value === 'string') values[field] = value
  }
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, submission: parsed.data }
  const problems: QuoteProblems = {}
  for (const issue of parsed.error.issues) {
    problems[issue.path[0] as QuoteField] ??= issue.message as FieldProblem
  }
  return { ok: false, problems, values }
}

function clean(field: QuoteField, text: string): string {
  return field === 'message' ? cleanText(text) : cleanLine(text)
}
