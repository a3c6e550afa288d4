import { addDays, indianDay, momentInIndia } from '#domain/indian-time.ts'
import { isOpen, type LeadStatus } from '../lead.ts'
import { followUpChoices, isFollowUpChoice } from '../lead-work.ts'

const DAY_MS = 86_400_000

/** Returns whether the follow-up of an open lead is due today or earlier. */
export function isFollowUpDue(
  { status, follow_up_date }: { status: LeadStatus; follow_up_date: string | null },
  now: string,
): boolean {
  return follow_up_date !== null && isOpen(status) && indianDay(follow_up_date) <= indianDay(now)
}

/** Returns how many days a moment is past in India; 0 on its day. */
export function daysLate(due: string | null, now: string): number {
  if (!due) return 0
  const days = (Date.parse(indianDay(now)) - Date.parse(indianDay(due))) / DAY_MS
  return Math.max(0, days)
}

/** Formats a delay: `1 day late`. */
export const sayDaysLate = (days: number) => (days === 1 ? '1 day late' : `${days} days late`)

/**
 * Reads a follow-up: a day, or a choice relative to `now`. Returns null for no follow-up, and undefined for
 * any other text.
 */
export function readFollowUp(text: string, now: string): string | null | undefined {
  if (text === '') return null
  if (!isFollowUpChoice(text)) return momentInIndia(text)
  return momentInIndia(addDays(indianDay(now), followUpChoices[text]))
}
