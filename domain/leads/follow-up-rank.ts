import { indianDay } from '../indian-time.ts'

/** Rupees that a lead without a value counts as. */
const UNKNOWN_VALUE = 10_000
const DAY_MS = 24 * 60 * 60_000

type Due = { estimated_value: number | null; follow_up_date: string | null }

/** Returns how many days a follow-up is late in India; 0 on its day. */
export function daysLate(followUpDate: string | null, now: string): number {
  if (!followUpDate) return 0
  const days = (Date.parse(indianDay(now)) - Date.parse(indianDay(followUpDate))) / DAY_MS
  return Math.max(0, days)
}

/** Returns the urgency of a due follow-up: the lead's worth times its days, today being the first. */
export function followUpRank({ estimated_value, follow_up_date }: Due, now: string): number {
  return Math.round((Number(estimated_value) || UNKNOWN_VALUE) * (daysLate(follow_up_date, now) + 1))
}
