import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'

/** Records that a change is being undone: once, however many parts there are. */
export async function noteUndo(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer,
  change: { id: string; kind: string },
): Promise<void> {
  const leads = await database.db
    .selectFrom('change_parts')
    .select('lead_id')
    .distinct()
    .where('change_id', '=', change.id)
    .limit(2)
    .execute()
  await database.write((trx) =>
    noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'lead.change_undone',
      subjectType: 'lead',
      subjectId: leads.length === 1 ? (leads[0]?.lead_id ?? null) : null,
      details: { change: change.kind },
      at: clock(),
    }),
  )
}
