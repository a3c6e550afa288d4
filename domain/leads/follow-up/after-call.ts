import type { CallOutcome, FollowUpChoice } from '../lead-work.ts'

/**
 * Default follow-ups after a call: the next day if the person was not reached, three days later if they were
 * or have a voicemail, and none for a wrong number.
 */
const nextAfter: Record<CallOutcome, FollowUpChoice | ''> = {
  reached: 'in-3-days',
  'no-answer': 'tomorrow',
  busy: 'tomorrow',
  voicemail: 'in-3-days',
  'wrong-number': '',
}

/** Returns the suggested follow-up after a call, or an empty string for none. */
export function followUpAfter(outcome: CallOutcome): FollowUpChoice | '' {
  return nextAfter[outcome]
}
