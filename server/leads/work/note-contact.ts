import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { changeLeads } from '../changes/change-leads.ts'
import { noteActivity } from './note-activity.ts'

export type Contact = {
  /** Comes from the form: submitting it twice adds one entry. */
  id: string
  leadId: string
  kind: 'call' | 'whatsapp'
  title: string
  description: string | null
  completedAt?: string
  /** Whether the person was reached: the lead then counts as contacted and is no longer new. */
  reached: boolean
  /** The next follow-up; undefined leaves it as it is. */
  followUp: string | null | undefined
}

export type ContactNoted = { kind: 'saved'; changeId?: string } | { kind: 'gone' }

/** Logs in the timeline that a member contacted a lead, and updates the lead. */
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
  const entry = { id, leadId, type: kind, title, description, completedAt, createdBy: viewer.email, at }
  if (!(await noteActivity(trx, entry))) return { kind: 'saved' }
  const set = {
    ...(reached && { last_contacted: at.toISOString() }),
    ...(reached && lead.status === 'new' && { status: 'contacted' }),
    ...(followUp && { follow_up_date: followUp }),
  }
  const rows = [{ table: 'lead_activities', id, after: {} }] as const
  const { changeId } = await changeLeads(trx, { viewer, at, kind, leads: [{ id: leadId, set }], rows })
  return { kind: 'saved', changeId }
}
