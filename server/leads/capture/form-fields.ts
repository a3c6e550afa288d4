import { z } from 'zod'
import { readEmail } from '#domain/contact/email-address.ts'
import { readPhone, storedPhone } from '#domain/contact/phone-number.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { cleanLine, cleanText } from './clean-text.ts'

/** Marks a field as invalid. */
export function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

/** Returns the first problem of each field. */
export function problemsOf<Problems extends Partial<Record<string, string>>>(error: z.ZodError): Problems {
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message
  return problems as Problems
}

/** Required text; it was cleaned before. */
export function requiredText(max: number) {
  return z.string({ error: 'required' }).trim().min(1, 'required').max(max, 'too-long')
}

/** Optional text; undefined if empty. */
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

export const requiredConsent = z
  .enum(['on', 'yes', 'true'], { error: 'consent' })
  .transform(() => true as const)

/** A required email address in its stored form. */
export function requiredEmail(max: number) {
  return requiredText(max).transform((typed, context) => readEmail(typed) ?? refuse(context, 'email'))
}

/** A phone number in its stored form; undefined if empty. */
export const optionalPhone = z
  .string({ error: 'phone' })
  .transform((typed) => cleanLine(typed).trim())
  .pipe(z.string().max(quoteLimits.phone, 'too-long'))
  .refine((typed) => typed === '' || readPhone(typed) !== undefined, 'phone')
  .transform((typed) => (typed === '' ? undefined : storedPhone(typed)))
  .optional()

/**
 * Cleans and validates the fields of a form; `longTexts` may have several lines. If a field is sent twice, the first
 * value counts. A refusal has the values as typed.
 */
export function readFields<Schema extends z.ZodObject>(
  schema: Schema,
  form: FormData,
  longTexts: readonly string[],
) {
  const values: Partial<Record<keyof Schema['shape'], string>> = {}
  const input: Record<string, unknown> = {}
  for (const field of Object.keys(schema.shape)) {
    const value = form.get(field)
    if (value === null) continue
    const clean = longTexts.includes(field) ? cleanText : cleanLine
    input[field] = typeof value === 'string' ? clean(value) : value
    if (typeof value === 'string') values[field as keyof Schema['shape']] = value
  }
  const parsed = schema.safeParse(input)
  return parsed.success
    ? { ok: true as const, data: parsed.data }
    : { ok: false as const, error: parsed.error, values }
}
