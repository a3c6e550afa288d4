import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'

/** Records a change of permissions within the transaction of the change. */
export async function recordChange(
  trx: Trx,
  change: {
    actorId: string | null
    action: string
    userId: string | null
    details?: Record<string, unknown>
  },
  now: Date,
): Promise<void> {
  await noteInAuditLog(trx, {
    actorId: change.actorId,
    action: change.action,
    subjectType: 'user',
    subjectId: change.userId,
    details: change.details ?? {},
    at: now,
  })
}
