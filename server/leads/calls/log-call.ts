import { callDirectionWords, callOutcomeWords } from '#content/lead-work-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { readFollowUp } from '#domain/leads/follow-up-day.ts'
import { callDirections, callOutcomes, isContact, leadWorkLimits } from '#domain/leads/lead-work.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { beginChange, changeLeads } from '../change-leads.ts'
import { cleanText } from '../clean-text.ts'

/** A call as its form has it. */
export type CallFields = {
  direction: string
  outcome: string
  minutes: string
  note: string
  /** A day, or one of the choices; empty: it stays as it is. */
  followUp: string
}

export type CallLogged =
  | { kind: 'saved'; changeId?: string }
  | { kind: 'invalid'; problem: 'no-outcome' | 'too-long' | 'follow_up_date' }
  | { kind: 'gone' }

/**
 * Writes a call into the timeline. Whoever was spoken to was contacted, and is no new lead any more. `id` comes with
 * the form: the same one sent twice is one call.
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
    const lead = await heldRows(
      trx,
      trx.selectFrom('leads').select('status').where('id', '=', leadId),
    ).executeTakeFirst()
    if (!lead) return { kind: 'gone' }
    const written = await trx
      .insertInto('lead_activities')
      .values({
        id,
        lead_id: leadId,
        activity_type: 'call',
        title: describeCall(direction, outcome, fields.minutes),
        description: note || null,
        completed_at: at.toISOString(),
        created_by: viewer.email,
        created_at: at.toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) return { kind: 'saved' }
    const reached = isContact(outcome)
    // Taken back, the change takes the entry with it: they have the same name.
    await beginChange(trx, { viewer, at, kind: 'call', changeId: id })
    await changeLeads(trx, {
      viewer,
      at,
      kind: 'call',
      changeId: id,
      leads: [
        {
          id: leadId,
          set: {
            ...(reached ? { last_contacted: at.toISOString() } : {}),
            ...(reached && lead.status === 'new' ? { status: 'contacted' } : {}),
            ...(followUp ? { follow_up_date: followUp } : {}),
          },
        },
      ],
    })
    return { kind: 'saved', changeId: id }
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
