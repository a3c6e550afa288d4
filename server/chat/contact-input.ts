import { z } from 'zod'
import { readEmail } from '#domain/contact/email-address.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { optionalPhone, optionalText, readSubmission, refuse } from '#server/submissions/form-fields.ts'

/** The problem of a field; its text is in `content/`. */
type ContactProblem = 'required' | 'email' | 'phone' | 'too-long'

const schema = z.object({
  name: optionalText(quoteLimits.name),
  email: optionalText(quoteLimits.email).transform(
    (email, context) => email && (readEmail(email) ?? refuse(context, 'email')),
  ),
  phone: optionalPhone,
})

type Contact = z.infer<typeof schema>
export type ContactProblems = Partial<Record<keyof Contact, ContactProblem>>

/** Validates the contact fields of a form. */
export function readContact(fields: Record<string, unknown>) {
  return readSubmission<Contact, ContactProblem>(schema, fields, [])
}
