import { callDirectionWords, callOutcomeWords } from '#content/office/lead-work-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { readFollowUp } from '#domain/leads/follow-up/follow-up-day.ts'
import { callDirections, callOutcomes, isContact, leadWorkLimits } from '#domain/leads/lead-work.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { type ContactNoted, noteContact } from './note-contact.ts'

/** A call as submitted by its form. */
export type CallFields = {
  direction: string
  outcome: string
  minutes: string
  note: string
  /** A day or one of the choices; empty leaves the follow-up as it is. */
  followUp: string
}

export type CallLogged =
  | ContactNoted
  | { kind: 'invalid'; problem: 'no-outcome' | 'too-long' | 'follow_up_date' }

/**
 * Logs a call in the timeline. If the person was reached, the lead counts as contacted and is no longer new.
 * `id` comes from the form: submitting it twice logs one call.
 */
export async function logCall(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { id, leadId, fields }: { id: string; leadId: string; fields: CallFields },
): Promise<CallLogged> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId) || !isRowId(id)) return { kind: 'gone' }
  const direction = callDirections.find((one) => one === fields.direction) ?? 'out'
  const outcome = callOutcomes.find((one) => one === fields.outcome)
  const note = cleanText(fields.note).trim()
  if (!outcome) return { kind: 'invalid', problem: 'no-outcome' }
  if (note.length > leadWorkLimits.note) return { kind: 'invalid', problem: 'too-long' }
  return database.write(async (trx): Promise<CallLogged> => {
    const at = clock()
    const followUp = fields.followUp === '' ? null : readFollowUp(fields.followUp, at.toISOString())
    if (followUp === undefined) return { kind: 'invalid', problem: 'follow_up_date' }
    return noteContact(trx, viewer, at, {
      id,
      leadId,
      kind: 'call',
      title: describeCall(direction, outcome, fields.minutes),
      description: note || null,
      completedAt: at.toISOString(),
      reached: isContact(outcome),
      followUp,
    })
  })
}

function describeCall(
  direction: keyof typeof callDirectionWords,
  outcome: keyof typeof callOutcomeWords,
  typed: string,
): string {
  const minutes = /^\d{1,4}$/.test(typed.trim()) ? Math.min(Number(typed), leadWorkLimits.callMinutes) : 0
  const length = minutes > 0 ? `, ${minutes} min` : ''
  return `${callDirectionWords[direction]}: ${callOutcomeWords[outcome]}${length}`
}
