import type { Viewer } from '#domain/accounts/viewer.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { changeLeads } from '../changes/change-leads.ts'

export type StatusChange =
  | { kind: 'changed'; changeId: string; name: string }
  | { kind: 'unchanged' }
  | { kind: 'gone' }

/** Sets a lead's status and records in the timeline who did it. */
export async function changeLeadStatus(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  change: { leadId: string; status: LeadStatus },
): Promise<StatusChange> {
  authorize(viewer, 'leads:write')
  const { leadId, status } = change
  if (!isRowId(leadId)) return { kind: 'gone' }
  return database.write(async (trx): Promise<StatusChange> => {
    const leads = [{ id: leadId, set: { status } }]
    const { changeId, changed } = await changeLeads(trx, { viewer, at: clock(), kind: 'status', leads })
    const lead = await trx.selectFrom('leads').select('name').where('id', '=', leadId).executeTakeFirst()
    if (!lead) return { kind: 'gone' }
    return changed.length > 0 ? { kind: 'changed', changeId, name: lead.name } : { kind: 'unchanged' }
  })
}
