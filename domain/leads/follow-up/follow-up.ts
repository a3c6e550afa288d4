import { addDays, indianDay, indianTime, momentInIndia, startOfIndianDay } from '#domain/indian-time.ts'
import { followUpChoices } from '../lead-work.ts'

/** Actions for a due follow-up: complete or postpone it. */
export const followUpSteps = ['done', 'tomorrow', 'next-week'] as const
export type FollowUpStep = (typeof followUpSteps)[number]

/** The days to which a follow-up can be postponed. */
export type PutOff = Exclude<FollowUpStep, 'done'>

/** Returns the new due moment after postponing: the same time of day, counted from `now`. */
export function laterDue(until: PutOff, dueAt: string, now: string): string {
  const day = addDays(indianDay(now), followUpChoices[until])
  return momentInIndia(day, indianTime(dueAt)) ?? startOfIndianDay(day)
}
