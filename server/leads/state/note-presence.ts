import type { Viewer } from '#domain/accounts/viewer.ts'
import { presence } from '#domain/leads/presence.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'

/** Records that a member has a lead's page open, and removes expired records. */
export async function notePresence(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  leadId: string,
): Promise<void> {
  authorize(viewer, 'leads:read')
  if (!isRowId(leadId)) return
  const now = clock()
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const fresh = await database.db
    .selectFrom('lead_presence')
    .select('seen_at')
    .where('lead_id', '=', leadId)
    .where('viewer_id', '=', viewer.id)
    .where('seen_at', '>', before(presence.noteEveryMs))
    .executeTakeFirst()
  if (fresh) return
  await database.write(async (trx) => {
    const lead = await trx.selectFrom('leads').select('id').where('id', '=', leadId).executeTakeFirst()
    if (!lead) return
    await trx
      .deleteFrom('lead_presence')
      .where('lead_id', '=', leadId)
      .where('seen_at', '<=', before(presence.expiresAfterMs))
      .execute()
    const seen = { name: viewer.name, seen_at: now.toISOString() }
    await trx
      .insertInto('lead_presence')
      .values({ lead_id: lead.id, viewer_id: viewer.id, ...seen })
      .onConflict((conflict) => conflict.columns(['lead_id', 'viewer_id']).doUpdateSet(seen))
      .execute()
  })
}
