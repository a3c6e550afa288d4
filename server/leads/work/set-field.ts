import type { Viewer } from '#domain/accounts/viewer.ts'
import { readFollowUp } from '#domain/leads/follow-up/follow-up-day.ts'
import { isTeamMember } from '#server/accounts/team/team-members.ts'
import type { Trx } from '#server/database/open-database.ts'
import { changeLead, type LeadChanged } from '../changes/change-leads.ts'
import { readAmount } from '../edit/read-lead-form.ts'

export type InlineField = 'assigned_to' | 'follow_up_date' | 'estimated_value'

type Setting = {
  leadId: string
  field: InlineField
  /** The submitted value; empty clears the field. */
  text: string
  /** The value that the screen showed. */
  seen: string
}

export type SettingOutcome = LeadChanged | { kind: 'invalid'; problem: InlineField } | { kind: 'conflict' }

/** Sets the owner, the follow-up or the value of a lead, unless another person just changed it. */
export async function setField(
  deps: Parameters<typeof changeLead>[0],
  viewer: Viewer | undefined,
  { leadId, field, text, seen }: Setting,
): Promise<SettingOutcome> {
  return changeLead<Exclude<SettingOutcome, LeadChanged>>(
    deps,
    viewer,
    { leadId, kind: field },
    async (lead, at, trx) => {
      const value = await readers[field](trx, text.trim(), at.toISOString())
      if (value === undefined) return { kind: 'invalid', problem: field }
      return String(lead[field] ?? '') === seen ? { set: { [field]: value } } : { kind: 'conflict' }
    },
  )
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
    const read = readAmount(text)
    return 'value' in read ? read.value : undefined
  },
}
