import type { Viewer } from '#domain/accounts/viewer.ts'
import { type FollowUpStep, nextFollowUp } from '#domain/leads/follow-up/follow-up.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { changeLeads } from '../changes/change-leads.ts'

type Step = {
  leadId: string
  step: FollowUpStep
  /** The follow-up that the screen showed. */
  seen: string
}

/** `conflict`: another person set another day meanwhile. */
export type StepOutcome =
  | { kind: 'changed'; changeId: string; name: string }
  | { kind: 'conflict' }
  | { kind: 'gone' }

/** Completes or postpones a due follow-up. Completing it counts as contact. */
export async function stepFollowUp(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { leadId, step, seen }: Step,
): Promise<StepOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId)) return { kind: 'gone' }
  return database.write(async (trx): Promise<StepOutcome> => {
    const at = clock()
    const lead = await heldRows(
      trx,
      trx.selectFrom('leads').select(['name', 'status', 'follow_up_date']).where('id', '=', leadId),
    ).executeTakeFirst()
    if (!lead) return { kind: 'gone' }
    if (lead.follow_up_date !== seen) return { kind: 'conflict' }
    const contacted = {
      last_contacted: at.toISOString(),
      ...(lead.status === 'new' ? { status: 'contacted' as const } : {}),
    }
    const set = {
      follow_up_date: nextFollowUp(step, at.toISOString()),
      ...(step === 'done' ? contacted : {}),
    }
    const { changeId } = await changeLeads(trx, {
      viewer,
      at,
      kind: 'follow_up',
      leads: [{ id: leadId, set }],
      note: step === 'done' ? 'Followed up' : undefined,
    })
    return { kind: 'changed', changeId, name: lead.name }
  })
}
