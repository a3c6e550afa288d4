import { z } from 'zod'
import { readEmail } from '#domain/contact/email-address.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { cleanLine } from '#server/leads/capture/clean-text.ts'
import { optionalPhone, problemsOf, refuse } from '#server/leads/capture/form-fields.ts'

/** The problem of a field; its text is in `content/`. */
export type ContactProblem = 'required' | 'email' | 'phone' | 'too-long'

/** An optional line; browsers send '' for an empty field. */
export function optionalLine(max: number) {
  return z
    .string()
    .transform((text) => cleanLine(text).trim())
    .pipe(z.string().max(max, 'too-long'))
    .transform((text) => text || undefined)
    .optional()
}

const schema = z.object({
  name: optionalLine(quoteLimits.name),
  email: optionalLine(quoteLimits.email).transform(
    (email, context) => email && (readEmail(email) ?? refuse(context, 'email')),
  ),
  phone: optionalPhone,
})

export type ContactInput = z.infer<typeof schema>
export type ContactProblems = Partial<Record<keyof ContactInput, ContactProblem>>

/** Validates the contact fields of a form. */
export function readContact(
  fields: Record<string, unknown>,
): { ok: true; contact: ContactInput } | { ok: false; problems: ContactProblems } {
  const parsed = schema.safeParse({ name: fields.name, email: fields.email, phone: fields.phone })
  if (parsed.success) return { ok: true, contact: parsed.data }
  return { ok: false, problems: problemsOf(parsed.error) }
}
