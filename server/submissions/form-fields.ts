import { z } from 'zod'
import { readEmail } from '#domain/contact/email-address.ts'
import { readPhone, storedPhone } from '#domain/contact/phone-number.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { cleanLine, cleanText } from '#domain/text/clean-text.ts'

type Read<Submission, Problem> =
  | { ok: true; submission: Submission }
  | { ok: false; problems: Partial<Record<keyof Submission, Problem>> }

/**
 * Cleans and validates the fields of a form that visitors send. Line breaks are kept in `texts` only. A field that is
 * not text counts as missing.
 */
export function readSubmission<Submission, Problem extends string>(
  schema: z.ZodObject & z.ZodType<Submission>,
  fields: Record<string, unknown>,
  texts: readonly (keyof Submission)[],
): Read<Submission, Problem> {
  const cleaned = Object.keys(schema.shape).map((name) => {
    const value = fields[name]
    const clean = texts.includes(name as keyof Submission) ? cleanText : cleanLine
    return [name, typeof value === 'string' ? clean(value) : undefined]
  })
  const parsed = schema.safeParse(Object.fromEntries(cleaned))
  if (parsed.success) return { ok: true, submission: parsed.data as Submission }
  return { ok: false, problems: problemsOf(parsed.error) }
}

/** Returns the first problem of each field. */
export function problemsOf<Problems extends Partial<Record<string, string>>>(error: z.ZodError): Problems {
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message
  return problems as Problems
}

/** Marks a field as invalid. */
export function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

/** Required text; it was cleaned before. */
export function requiredText(max: number) {
  return z.string({ error: 'required' }).trim().min(1, 'required').max(max, 'too-long')
}

/** A required email address in its stored form. */
export function requiredEmail(max: number) {
  return requiredText(max).transform((typed, context) => readEmail(typed) ?? refuse(context, 'email'))
}

/** Optional text; it was cleaned before. Browsers send '' for an empty field. */
export function optionalText(max: number) {
  return z
    .string()
    .trim()
    .max(max, 'too-long')
    .transform((text) => text || undefined)
    .optional()
}

/** One of the values; browsers send '' if none is chosen. */
export function requiredChoice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, {
    error: ({ input }) => (input === undefined || input === '' ? 'required' : 'choice'),
  })
}

/** An optional choice; browsers send '' for it. */
export function optionalChoice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.union([z.literal('').transform(() => undefined), z.enum(values)], { error: 'choice' }).optional()
}

export const requiredConsent = z
  .enum(['on', 'yes', 'true'], { error: 'consent' })
  .transform(() => true as const)

/** A phone number in its stored form; undefined if empty. */
export const optionalPhone = z
  .string({ error: 'phone' })
  .transform((typed) => cleanLine(typed).trim())
  .pipe(z.string().max(quoteLimits.phone, 'too-long'))
  .refine((typed) => typed === '' || readPhone(typed) !== undefined, 'phone')
  .transform((typed) => (typed === '' ? undefined : storedPhone(typed)))
  .optional()
