import type { SendFailure } from '#app/lib/forms/why-failed.ts'

export type Step = 'correct' | 'withdraw' | 'erase'

/** Why a change was not made, with the submitted values. */
export type OwnAnswer = {
  /** Undefined if no form of the page was sent. */
  step: Step | undefined
  message?: string
  /** Set instead of the message if the browser got no answer. */
  failure?: SendFailure
  field?: 'name' | 'company' | 'phone'
  values?: Record<string, string>
}
