import type { Trx } from './open-database.ts'
import { newRowId } from './row-id.ts'

type Change = {
  /** Nobody of the team where it came from the command line or a link. */
  actorId: string | null
  /** What was done, such as `lead.deleted`. */
  action: string
  subjectType: string
  subjectId: string | null
  details?: Record<string, unknown>
  at: Date
}

/** Notes who of the team did what, in the transaction that does it. */
export async function noteInAuditLog(trx: Trx, change: Change): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: newRowId(),
      actor_id: change.actorId,
      action: change.action,
      subject_type: change.subjectType,
      subject_id: change.subjectId,
      details: JSON.stringify(change.details ?? {}),
      created_at: change.at.toISOString(),
    })
    .execute()
}
