/** Form fields and server checks share these limits. */
export const leadWorkLimits = {
  note: 5_000,
  taskTitle: 200,
  callMinutes: 600,
  reasonNote: 1_000,
  subject: 150,
  reply: 10_000,
  templateName: 60,
  templates: 60,
} as const

export const callDirections = ['out', 'in'] as const
export type CallDirection = (typeof callDirections)[number]

export const callOutcomes = ['reached', 'no-answer', 'busy', 'voicemail', 'wrong-number'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Returns whether the person was spoken to; an attempt is not a contact. */
export function isContact(outcome: CallOutcome): boolean {
  return outcome === 'reached'
}

/** Reasons why leads are won or lost, as a short list that can be counted. */
const wonReasons = ['price', 'trust', 'speed', 'fit', 'referral', 'other'] as const
const lostReasons = [
  'too-expensive',
  'no-budget',
  'no-answer',
  'competitor',
  'timing',
  'not-a-fit',
  'spam',
  'other',
] as const
export type WonReason = (typeof wonReasons)[number]
export type LostReason = (typeof lostReasons)[number]

const outcomes = ['won', 'lost'] as const
export type LeadOutcome = (typeof outcomes)[number]

export const outcomeReasons: { won: readonly WonReason[]; lost: readonly LostReason[] } = {
  won: wonReasons,
  lost: lostReasons,
}

/** Returns whether a value is an outcome. */
export function isOutcome(value: unknown): value is LeadOutcome {
  return outcomes.includes(value as LeadOutcome)
}

/** Returns whether a value is a reason for that outcome. */
export function isReason(outcome: LeadOutcome, value: unknown): value is WonReason | LostReason {
  return (outcomeReasons[outcome] as readonly unknown[]).includes(value)
}

/** Days until the follow-up for each quick choice. */
export const followUpChoices = { tomorrow: 1, 'in-3-days': 3, 'next-week': 7 } as const
export type FollowUpChoice = keyof typeof followUpChoices

/** Returns whether a value is a quick follow-up choice. */
export function isFollowUpChoice(value: string): value is FollowUpChoice {
  return Object.hasOwn(followUpChoices, value)
}

/** A task without a time is due at the end of its day. */
export const END_OF_DAY = '23:59'
