import { hasPhoneDigits } from '#domain/contact/phone-digits.ts'
import { isBlank } from '#domain/text/blank-text.ts'
import type { DemoField, DemoProblem, DemoProblems } from '#server/bookings/book/demo-form.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The order of the fields in the form, in which problems are listed. */
const checkedFields = ['date', 'time', 'name', 'email', 'phone', 'consent'] as const

/** Returns the problems that the browser finds, in the server's terms. The server checks again. */
export function checkDemoForm(form: HTMLFormElement): DemoProblems {
  const problems: DemoProblems = {}
  for (const field of checkedFields) {
    const problem = checkDemoField(form, field)
    if (problem) problems[field] = problem
  }
  return problems
}

/** Returns the problem of one field, or undefined. */
export function checkDemoField(form: HTMLFormElement, field: DemoField): DemoProblem | undefined {
  // There may be several radio buttons or, while the free times load, none.
  if (field === 'date' || field === 'time') return new FormData(form).get(field) ? undefined : 'required'
  const { validity, required, value } = form.elements.namedItem(field) as Control
  if (field === 'consent') return validity.valueMissing ? 'consent' : undefined
  if (required && isBlank(value)) return 'required'
  // Not every browser accepts domains in other scripts.
  if (validity.typeMismatch && !/[^\x20-\x7e]/.test(value)) return 'email'
  if (field === 'phone' && !isBlank(value) && !hasPhoneDigits(value)) return 'phone'
  return undefined
}
