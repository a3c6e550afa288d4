import { hasPhoneDigits } from '#domain/contact/phone-digits.ts'
import { isBlank } from '#domain/text/blank-text.ts'

type Problem = 'required' | 'email' | 'phone' | 'too-long' | 'consent'
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Returns the problems that the browser finds in these fields, in the server's terms and in this order. The server
 * checks again.
 */
export function checkFields<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const problems: Partial<Record<Name, Problem>> = {}
  for (const name of names) {
    const problem = checkField(form, name)
    if (problem) problems[name] = problem
  }
  return problems
}

/** Returns the problem of one field, or undefined. */
export function checkField(form: HTMLFormElement, name: string): Problem | undefined {
  const { type, validity, required, value } = form.elements.namedItem(name) as Control
  if (type === 'checkbox') return validity.valueMissing ? 'consent' : undefined
  if (required && isBlank(value)) return 'required'
  // The server requires a dot in the domain. Not every browser accepts domains in other scripts.
  const isEmail = (!validity.typeMismatch || /[^\x20-\x7e]/.test(value)) && /@.+\../.test(value)
  if (type === 'email' && !isEmail) return 'email'
  if (validity.tooLong) return 'too-long'
  if (type === 'tel' && !isBlank(value) && !hasPhoneDigits(value)) return 'phone'
  return undefined
}
