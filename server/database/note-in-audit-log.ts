import type { Trx } from './open-database.ts'
import { newRowId } from './row-id.ts'

type Change = {
  id?: string
  /** Null if the change came from the command line or a link. */
  actorId: string | null
  /** The action, such as `lead.deleted`. */
  action: string
  /** The kind of record; if omitted, the part of the action before the dot. */
  subjectType?: string
  subjectId: string | null
  details?: Record<string, unknown>
  at: Date
}

/** Records a team member's action in the audit log, within the transaction of the action. */
export async function noteInAuditLog(trx: Trx, change: Change): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: change.id ?? newRowId(),
      actor_id: change.actorId,
      action: change.action,
      subject_type: change.subjectType ?? change.action.split('.', 1).join(),
      subject_id: change.subjectId,
      details: JSON.stringify(change.details ?? {}),
      created_at: change.at.toISOString(),
    })
    .execute()
}
