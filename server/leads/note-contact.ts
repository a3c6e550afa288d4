import type { Viewer } from '#domain/accounts/viewer.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { beginChange } from './begin-change.ts'
import { changeLeads } from './change-leads.ts'

export type Contact = {
  /** Comes with the form: the same one sent twice is one entry. */
  id: string
  leadId: string
  kind: 'call' | 'whatsapp'
  title: string
  description: string | null
  completedAt?: string
  /** Whether the lead was reached: it was contacted then, and is no new one any more. */
  reached: boolean
  /** When to speak again; nothing: that stays as it is. */
  followUp: string | null | undefined
}

export type ContactNoted = { kind: 'saved'; changeId?: string } | { kind: 'gone' }

/** Writes into the timeline that somebody of the team turned to a lead, and what that makes of the lead. */
export async function noteContact(
  trx: Trx,
  viewer: Viewer,
  at: Date,
  { id, leadId, kind, title, description, completedAt, reached, followUp }: Contact,
): Promise<ContactNoted> {
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
      activity_type: kind,
      title,
      description,
      ...(completedAt ? { completed_at: completedAt } : {}),
      created_by: viewer.email,
      created_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return { kind: 'saved' }
  // Taken back, the change takes the entry with it: they have the same name.
  await beginChange(trx, { viewer, at, kind, changeId: id, leads: [leadId] })
  await changeLeads(trx, {
    viewer,
    at,
    kind,
    changeId: id,
    leads: [{ id: leadId, set: { ...(reached ? reachedNow(lead.status, at) : {}), ...dayOf(followUp) } }],
  })
  return { kind: 'saved', changeId: id }
}

function reachedNow(status: LeadStatus, at: Date) {
  return { last_contacted: at.toISOString(), ...(status === 'new' ? { status: 'contacted' as const } : {}) }
}

const dayOf = (followUp: string | null | undefined) => (followUp ? { follow_up_date: followUp } : {})
