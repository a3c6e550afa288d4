import { z } from 'zod'
import { readEmail } from '#domain/contact/email-address.ts'
import { readPhone, storedPhone } from '#domain/contact/phone-number.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { cleanLine } from './clean-text.ts'

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

/** A phone number in its stored form; undefined if empty. */
export const optionalPhone = z
  .string({ error: 'phone' })
  .transform((typed) => cleanLine(typed).trim())
  .pipe(z.string().max(quoteLimits.phone, 'too-long'))
  .refine((typed) => typed === '' || readPhone(typed) !== undefined, 'phone')
  .transform((typed) => (typed === '' ? undefined : storedPhone(typed)))
  .optional()
