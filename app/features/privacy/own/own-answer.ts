import type { SendFailure } from '#app/why-failed.ts'

export type Step = 'correct' | 'withdraw' | 'erase'

/** What the page says of a change that was not made; what was typed stays. */
export type OwnAnswer = {
  step: Step
  message?: string
  /** In the place of the message, where no answer came. */
  failure?: SendFailure
  field?: 'name' | 'company' | 'phone'
  values?: Record<string, string>
}
