import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'

/** The records of changes that do not belong to a lead. */
const subjects: Record<string, string> = { view: 'saved_view', template: 'reply_template' }

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
  const subject = subjects[change.kind]
  await database.write((trx) =>
    noteInAuditLog(trx, {
      actorId: viewer.id,
      action: subject ? 'change.undone' : 'lead.change_undone',
      subjectType: subject ?? 'lead',
      subjectId: leads.length === 1 ? (leads[0]?.lead_id ?? null) : null,
      details: { change: change.kind },
      at: clock(),
    }),
  )
}
