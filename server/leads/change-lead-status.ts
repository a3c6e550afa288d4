import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { noteEvent } from '#server/webhooks/note-event.ts'

export type StatusChange = { kind: 'changed' } | { kind: 'unchanged' } | { kind: 'gone' }

/** Sets a lead's status, any from any, and writes who did it into its timeline. */
export async function changeLeadStatus(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  change: { leadId: string; status: LeadStatus },
): Promise<StatusChange> {
  authorize(viewer, 'leads:write')
  const { leadId, status } = change
  if (!isRowId(leadId)) return { kind: 'gone' }
  return database.write(async (trx) => {
    const now = clock()
    const at = now.toISOString()
    const changed = await trx
      .updateTable('leads')
      .set({
        status,
        updated_at: at,
        // The first time counts: later ones are in the timeline.
        ...(status === 'contacted' ? { last_contacted: sql<string>`coalesce(last_contacted, ${at})` } : {}),
      })
      .where('id', '=', leadId)
      .where('status', '<>', status)
      .returning('id')
      .executeTakeFirst()
    if (!changed) {
      const lead = await trx.selectFrom('leads').select('id').where('id', '=', leadId).executeTakeFirst()
      return { kind: lead ? 'unchanged' : 'gone' }
    }
    await trx
      .insertInto('lead_activities')
      .values({
        id: randomUUID(),
        lead_id: leadId,
        activity_type: 'status_change',
        title: `Status changed to ${status}`,
        created_by: viewer.email,
        created_at: at,
      })
      .execute()
    await noteEvent(trx, { type: 'lead.status_changed', subjectId: leadId, at: now })
    return { kind: 'changed' }
  })
}
