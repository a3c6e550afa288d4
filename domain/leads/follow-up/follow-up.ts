import { addDays, formatTime, indianDay, momentInIndia, startOfIndianDay } from '#domain/indian-time.ts'

/** Actions for a due follow-up: complete or postpone it. */
export const followUpSteps = ['done', 'tomorrow', 'next-week'] as const
export type FollowUpStep = (typeof followUpSteps)[number]

const daysLater = { tomorrow: 1, 'next-week': 7 } as const
/** Follow-ups are due at 9:00, in milliseconds after midnight. */
const MORNING_MS = 9 * 60 * 60_000

/**
 * Returns the next follow-up, which is the morning of that day in India counted from `now`; null after
 * completion.
 */
export function nextFollowUp(step: FollowUpStep, now: string): string | null {
  if (step === 'done') return null
  const day = startOfIndianDay(indianDay(now), daysLater[step])
  return new Date(Date.parse(day) + MORNING_MS).toISOString()
}

/** The days to which a follow-up can be postponed. */
export type PutOff = Exclude<FollowUpStep, 'done'>

/** Returns the new due moment after postponing: the same time of day, counted from `now`. */
export function laterDue(until: PutOff, dueAt: string, now: string): string {
  const day = addDays(indianDay(now), daysLater[until])
  return momentInIndia(day, formatTime(dueAt)) ?? startOfIndianDay(day)
}
