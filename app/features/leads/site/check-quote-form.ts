import { hasPhoneDigits } from '#domain/contact/phone-digits.ts'
import { isBlank } from '#domain/text/blank-text.ts'
import type { FieldProblem, QuoteField, QuoteProblems } from '#server/leads/capture/quote-form.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The order of the fields in the form, in which problems are listed. */
const checkedFields = ['name', 'email', 'phone', 'serviceInterest', 'message', 'consent'] as const

/** Returns the problems that the browser finds, in the server's terms. The server checks again. */
export function checkQuoteForm(form: HTMLFormElement): QuoteProblems {
  const problems: QuoteProblems = {}
  for (const field of checkedFields) {
    const problem = checkQuoteField(form, field)
    if (problem) problems[field] = problem
  }
  return problems
}

/** Returns the problem of one field, or undefined. */
export function checkQuoteField(form: HTMLFormElement, field: QuoteField): FieldProblem | undefined {
  const control = form.elements.namedItem(field) as Control | null
  if (!control) return undefined
  const { validity, required, value } = control
  if (field === 'consent') return validity.valueMissing ? 'consent' : undefined
  if (validity.valueMissing || (required && isBlank(value))) return 'required'
  // The server requires a dot in the domain. Not every browser accepts domains in other scripts.
  const isEmail = (!validity.typeMismatch || /[^\x20-\x7e]/.test(value)) && /@.+\../.test(value)
  if (field === 'email' && !isEmail) return 'email'
  if (validity.tooLong) return 'too-long'
  if (field === 'phone' && !isBlank(value) && !hasPhoneDigits(value)) return 'phone'
  return undefined
}
