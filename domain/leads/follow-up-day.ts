import { momentInIndia } from '../indian-moment.ts'
import { indianDay, startOfIndianDay } from '../indian-time.ts'
import { isOpen, type LeadStatus } from './lead.ts'
import { followUpChoices, isFollowUpChoice } from './lead-work.ts'

/** Whether the day has come to follow an open lead up. */
export function isFollowUpDue(
  { status, follow_up_date }: { status: LeadStatus; follow_up_date: string | null },
  now: string,
): boolean {
  return follow_up_date !== null && isOpen(status) && indianDay(follow_up_date) <= indianDay(now)
}

/**
 * When somebody is to be followed up: a day, or one of the choices counted from now. `null`: not at all; nothing
 * where the text is none of these.
 */
export function readFollowUp(text: string, now: string): string | null | undefined {
  if (text === '') return null
  if (!isFollowUpChoice(text)) return momentInIndia(text)
  return momentInIndia(indianDay(startOfIndianDay(indianDay(now), followUpChoices[text])))
}
