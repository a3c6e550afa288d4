import type { CallOutcome, FollowUpChoice } from './lead-work.ts'

/**
 * When to speak again after a call, where nobody says another day: who was not reached is tried tomorrow, who was
 * hears of us again in three days. A wrong number is not tried again.
 */
const nextAfter: Record<CallOutcome, FollowUpChoice | ''> = {
  reached: 'in-3-days',
  'no-answer': 'tomorrow',
  busy: 'tomorrow',
  voicemail: 'in-3-days',
  'wrong-number': '',
}

export function followUpAfter(outcome: CallOutcome): FollowUpChoice | '' {
  return nextAfter[outcome]
}
