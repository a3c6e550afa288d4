import type {
  CallDirection,
  CallOutcome,
  FollowUpChoice,
  LeadOutcome,
  LostReason,
  WonReason,
} from '#domain/leads/lead-work.ts'

export const callDirectionWords: Record<CallDirection, string> = {
  out: 'I called them',
  in: 'They called me',
}

export const callOutcomeWords: Record<CallOutcome, string> = {
  reached: 'We spoke',
  'no-answer': 'No answer',
  busy: 'Busy',
  voicemail: 'Left a message',
  'wrong-number': 'Wrong number',
}

const wonReasonWords: Record<WonReason, string> = {
  price: 'Price',
  trust: 'Trust: they saw our work or heard of us',
  speed: 'We answered or deliver faster',
  fit: 'The best fit for what they need',
  referral: 'They were referred to us',
  other: 'Something else',
}

const lostReasonWords: Record<LostReason, string> = {
  'too-expensive': 'Too expensive',
  'no-budget': 'No budget now',
  'no-answer': 'They stopped answering',
  competitor: 'Chose someone else',
  timing: 'Not now, perhaps later',
  'not-a-fit': 'Not what we do',
  spam: 'Not a real request',
  other: 'Something else',
}

/** Labels of the reasons for each outcome. */
export const reasonWords: Record<LeadOutcome, Record<string, string>> = {
  won: wonReasonWords,
  lost: lostReasonWords,
}

export const followUpChoiceWords: Record<FollowUpChoice, string> = {
  tomorrow: 'Tomorrow',
  'in-3-days': 'In 3 days',
  'next-week': 'Next week',
}

/** Tasks for the team from requests on the data page. */
export const ownRequestWords = {
  correction: (phone: string) => `Correct the number to ${phone}`,
  erasure: 'Asked for erasure: find out whose this lead is, then use Privacy',
} as const
