import { z } from 'zod'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { readPhone, storedPhone } from '#domain/phone-number.ts'
import { cleanLine } from './clean-text.ts'

/** A phone number as it is stored; undefined where it was left empty. */
export const optionalPhone = z
  .string({ error: 'phone' })
  .transform((typed) => cleanLine(typed).trim())
  .pipe(z.string().max(quoteLimits.phone, 'too-long'))
  .refine((typed) => typed === '' || readPhone(typed) !== undefined, 'phone')
  .transform((typed) => (typed === '' ? undefined : storedPhone(typed)))
  .optional()
