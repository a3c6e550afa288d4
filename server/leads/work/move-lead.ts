import type { Viewer } from '#domain/accounts/viewer.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { changeLeads } from '../changes/change-leads.ts'

type Move = {
  leadId: string
  status: LeadStatus
  /** The column that the lead was dragged from. */
  seen: LeadStatus
}

/** `conflict`: another person moved it meanwhile, to `status`. */
export type MoveOutcome =
  | { kind: 'moved'; changeId: string; name: string }
  | { kind: 'unchanged' }
  | { kind: 'conflict'; name: string; status: LeadStatus }
  | { kind: 'gone' }

/** Moves a lead to another column of the board, if it is still in the original one. */
export async function moveLead(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { leadId, status, seen }: Move,
): Promise<MoveOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId)) return { kind: 'gone' }
  return database.write(async (trx): Promise<MoveOutcome> => {
    const lead = await heldRows(
      trx,
      trx.selectFrom('leads').select(['name', 'status']).where('id', '=', leadId),
    ).executeTakeFirst()
    if (!lead) return { kind: 'gone' }
    if (lead.status === status) return { kind: 'unchanged' }
    if (lead.status !== seen) return { kind: 'conflict', name: lead.name, status: lead.status }
    const leads = [{ id: leadId, set: { status } }]
    const { changeId } = await changeLeads(trx, { viewer, at: clock(), kind: 'status', leads })
    return { kind: 'moved', changeId, name: lead.name }
  })
}
