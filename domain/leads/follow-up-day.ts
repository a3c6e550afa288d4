import { momentInIndia } from '../indian-moment.ts'
import { indianDay, startOfIndianDay } from '../indian-time.ts'
import { followUpChoices, isFollowUpChoice } from './lead-work.ts'

/**
 * When somebody is to be followed up: a day, or one of the choices counted from now. `null`: not at all; nothing
 * where the text is none of these.
 */
export function readFollowUp(text: string, now: string): string | null | undefined {
  if (text === '') return null
  if (!isFollowUpChoice(text)) return momentInIndia(text)
  return momentInIndia(indianDay(startOfIndianDay(indianDay(now), followUpChoices[text])))
}
