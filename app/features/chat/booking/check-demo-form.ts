import { DEMO_TIME_ZONE } from '#domain/bookings/demo.ts'
import { phoneKey } from '#domain/leads/contact-keys.ts'
import type { ChatWords } from '../load-chat-texts.ts'

export type DemoField = keyof ChatWords['demo']['labels'] | 'consent'
export type DemoProblem = keyof ChatWords['demo']['problems']
export type DemoProblems = Partial<Record<DemoField, DemoProblem>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const checkedFields = ['name', 'email', 'phone', 'date', 'time', 'consent'] as const

/** What the browser finds wrong. The server checks again. */
export function checkDemoForm(form: HTMLFormElement): DemoProblems {
  const problems: DemoProblems = {}
  for (const field of checkedFields) {
    const problem = checkField(form.elements.namedItem(field) as Control)
    if (problem) problems[field] = problem
  }
  return problems
}

function checkField({ name, value, validity, required }: Control): DemoProblem | undefined {
  if (name === 'consent') return validity.valueMissing ? 'consent' : undefined
  // A date that is half typed has no value, and is no missing one to the browser.
  if (validity.badInput || (required && value.trim() === '')) return 'required'
  if (validity.typeMismatch) return 'email'
  if (validity.rangeUnderflow) return 'past'
  if (name === 'phone' && value.trim() !== '' && phoneKey(value) === undefined) return 'phone'
  return undefined
}

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: DEMO_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** `2026-11-21`: the day it is where the demo is given. */
export function dayOf(now: Date): string {
  return day.format(now)
}
