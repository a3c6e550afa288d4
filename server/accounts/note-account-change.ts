import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'

type Change = {
  actorId: string | null
  action: string
  userId: string | null
  details?: Record<string, unknown>
}

/** Records a change of an account in the audit log, within the transaction of the change. */
export async function noteAccountChange(trx: Trx, { userId, ...change }: Change, at: Date): Promise<void> {
  await noteInAuditLog(trx, { ...change, subjectType: 'user', subjectId: userId, at })
}
