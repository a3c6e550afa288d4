import { indianTime, momentInIndia } from '../indian-moment.ts'
import { indianDay, shiftDay, startOfIndianDay } from '../indian-time.ts'

/** What can be done with a follow-up that is due: it was done, or it is for another day. */
export const followUpSteps = ['done', 'tomorrow', 'next-week'] as const
export type FollowUpStep = (typeof followUpSteps)[number]

const daysLater = { tomorrow: 1, 'next-week': 7 } as const
const MORNING_MS = 9 * 60 * 60_000

/** When to follow up next: in the morning of that day in India, counted from now. Nothing where it was done. */
export function nextFollowUp(step: FollowUpStep, now: string): string | null {
  if (step === 'done') return null
  const day = startOfIndianDay(indianDay(now), daysLater[step])
  return new Date(Date.parse(day) + MORNING_MS).toISOString()
}

export function isFollowUpStep(value: unknown): value is FollowUpStep {
  return followUpSteps.includes(value as FollowUpStep)
}

/** The other days that something can be left for. */
export type PutOff = Exclude<FollowUpStep, 'done'>

/** When something is due that is left for another day: at the same time, some days from now. */
export function laterDue(until: PutOff, dueAt: string, now: string): string {
  const day = shiftDay(indianDay(now), daysLater[until])
  return momentInIndia(day, indianTime(dueAt)) ?? startOfIndianDay(day)
}
