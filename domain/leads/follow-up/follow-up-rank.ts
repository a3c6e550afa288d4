import { daysLate } from './follow-up-day.ts'

/** Rupees that a lead without a value counts as. */
const UNKNOWN_VALUE = 10_000

type Due = { estimated_value: number | null; follow_up_date: string | null }

/** Returns the urgency of a due follow-up: the lead's worth times its days, today being the first. */
export function followUpRank({ estimated_value, follow_up_date }: Due, now: string): number {
  return Math.round((Number(estimated_value) || UNKNOWN_VALUE) * (daysLate(follow_up_date, now) + 1))
}
