import { z } from 'zod'
import { readEmail } from '#domain/email-address.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { readPhone, storedPhone } from '#domain/phone-number.ts'
import { cleanLine } from './clean-text.ts'

/** Leaves a field with a problem instead of a value. */
export function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

/** Text that has to be there, on one line or many as it was cleaned before. */
export function requiredText(max: number) {
  return z.string({ error: 'required' }).trim().min(1, 'required').max(max, 'too-long')
}

/** An e-mail address that has to be there, as it is stored. */
export function requiredEmail(max: number) {
  return requiredText(max).transform((typed, context) => readEmail(typed) ?? refuse(context, 'email'))
}

/** A phone number as it is stored; undefined where it was left empty. */
export const optionalPhone = z
  .string({ error: 'phone' })
  .transform((typed) => cleanLine(typed).trim())
  .pipe(z.string().max(quoteLimits.phone, 'too-long'))
  .refine((typed) => typed === '' || readPhone(typed) !== undefined, 'phone')
  .transform((typed) => (typed === '' ? undefined : storedPhone(typed)))
  .optional()
