export type Step = 'correct' | 'withdraw' | 'erase'

/** What the page says of a change that was not made; what was typed stays. */
export type OwnAnswer = {
  step: Step
  /** Nothing where no answer came, which only the browser knows. */
  message?: string
  field?: 'name' | 'company' | 'phone'
  values?: Record<string, string>
}
