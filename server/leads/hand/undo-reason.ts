import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { LeadOutcomesTable } from '#server/database/lead-work-tables.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { takeItemSnapshot } from '../items/item-snapshots.ts'
import { noteActivity } from '../note-activity.ts'

/** Restores the previous reason, or removes it if there was none. */
export async function undoReason(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { leadId }: { leadId: string },
): Promise<{ kind: 'restored' | 'changed-meanwhile' | 'gone' }> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId)) return { kind: 'gone' }
  return database.write(async (trx) => {
    const kept = await takeItemSnapshot<LeadOutcomesTable>(trx, { kind: 'reason', id: leadId })
    if (!kept) return { kind: 'gone' }
    const given = trx.deleteFrom('lead_outcomes').where('lead_id', '=', leadId)
    const taken = await given
      .where('decided_at', '=', kept.left ?? '')
      .returning('lead_id')
      .executeTakeFirst()
    if (!taken) return { kind: 'changed-meanwhile' }
    if (kept.row) await trx.insertInto('lead_outcomes').values(kept.row).execute()
    await noteActivity(trx, {
      leadId,
      type: 'outcome',
      title: 'The reason was taken back',
      createdBy: viewer.email,
      at: clock(),
    })
    return { kind: 'restored' }
  })
}
