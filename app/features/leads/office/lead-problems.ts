import { leadWorkLimits } from '#domain/leads/lead-work.ts'

/** The error texts of the forms on a lead's page. */
export const leadProblems = {
  empty: 'Write something first.',
  'too-long': `At most ${leadWorkLimits.note} characters fit.`,
  'no-title': 'Say what is to be done.',
  'no-day': 'Choose a day.',
  'no-outcome': 'Say how it went.',
  'no-reason': 'Choose a reason.',
  assigned_to: 'That person is not on the team.',
  follow_up_date: 'That is not a valid date.',
  estimated_value: 'That is not a valid amount in rupees.',
}
