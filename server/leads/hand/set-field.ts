import type { Viewer } from '#domain/accounts/viewer.ts'
import { readFollowUp } from '#domain/leads/follow-up/follow-up-day.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isTeamMember } from '#server/accounts/team/team-members.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { changeLeads } from '../changes/change-leads.ts'

export const inlineFields = ['assigned_to', 'follow_up_date', 'estimated_value'] as const
export type InlineField = (typeof inlineFields)[number]

type Setting = {
  leadId: string
  field: InlineField
  /** The submitted value; empty clears the field. */
  text: string
  /** The value that the screen showed. */
  seen: string
}

export type SettingOutcome =
  | { kind: 'saved'; changeId?: string }
  | { kind: 'invalid'; problem: InlineField }
  | { kind: 'conflict' }
  | { kind: 'gone' }

/** Sets the owner, the follow-up or the value of a lead, unless another person just changed it. */
export async function setField(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { leadId, field, text, seen }: Setting,
): Promise<SettingOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId)) return { kind: 'gone' }
  return database.write(async (trx): Promise<SettingOutcome> => {
    const at = clock()
    const value = await readers[field](trx, text.trim(), at.toISOString())
    if (value === undefined) return { kind: 'invalid', problem: field }
    const lead = await heldRows(
      trx,
      trx.selectFrom('leads').select(inlineFields).where('id', '=', leadId),
    ).executeTakeFirst()
    if (!lead) return { kind: 'gone' }
    if (String(lead[field] ?? '') !== seen) return { kind: 'conflict' }
    const { changeId, changed } = await changeLeads(trx, {
      viewer,
      at,
      kind: field,
      leads: [{ id: leadId, set: { [field]: value } }],
    })
    return { kind: 'saved', ...(changed.length > 0 ? { changeId } : {}) }
  })
}

/** Parses a submitted value; undefined if it is invalid. */
const readers: Record<
  InlineField,
  (trx: Trx, text: string, now: string) => Promise<string | number | null | undefined>
> = {
  async assigned_to(trx, text) {
    const email = text.toLowerCase()
    if (email === '') return null
    return (await isTeamMember(trx, email)) ? email : undefined
  },
  follow_up_date: async (_trx, text, now) => readFollowUp(text, now),
  async estimated_value(_trx, text) {
    if (text === '') return null
    const digits = text.replace(/[₹,\s]/g, '')
    const rupees = /^\d{1,12}$/.test(digits) ? Number(digits) : undefined
    return rupees !== undefined && rupees <= leadWorkLimits.value ? rupees : undefined
  },
}
