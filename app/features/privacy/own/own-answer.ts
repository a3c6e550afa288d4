export type Step = 'correct' | 'withdraw' | 'erase'

/** What the page says of a change that was not made; what was typed stays. */
export type OwnAnswer = {
  step: Step
  message: string
  field?: 'name' | 'company' | 'phone'
  values?: Record<string, string>
}
