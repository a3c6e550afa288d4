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
import {
  optionalPhone,
  readSubmission,
  requiredChoice,
  requiredConsent,
  requiredEmail,
  requiredText,
} from '#server/submissions/form-fields.ts'

/** An optional choice; browsers send '' for it. */
function optionalChoice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.union([z.literal('').transform(() => undefined), z.enum(values)], { error: 'choice' }).optional()
}

const schema = z.object({
  name: requiredText(quoteLimits.name),
  email: requiredEmail(quoteLimits.email),
  phone: optionalPhone,
  message: requiredText(quoteLimits.message),
  serviceInterest: requiredChoice(serviceInterests),
  budgetRange: optionalChoice(budgetRanges),
  projectTimeline: optionalChoice(projectTimelines),
  businessType: optionalChoice(businessTypes),
  projectComplexity: optionalChoice(projectComplexities),
  urgency: optionalChoice(urgencies),
  consent: requiredConsent,
})

export type QuoteSubmission = z.infer<typeof schema>
export type QuoteField = keyof QuoteSubmission

/** The problem of a field; its text is in `content/`. */
export type FieldProblem = 'required' | 'email' | 'phone' | 'too-long' | 'choice' | 'consent'
export type QuoteProblems = Partial<Record<QuoteField, FieldProblem>>

/** Validates the quote form. */
export function readQuoteForm(fields: Record<string, unknown>) {
  return readSubmission<QuoteSubmission, FieldProblem>(schema, fields, ['message'])
}
