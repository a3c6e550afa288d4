import type { Viewer } from '#domain/accounts/viewer.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'

/** The team member; undefined for the visitor. */
export type Actor = Pick<Viewer, 'id' | 'email'> | undefined

/** Records a team member's action in the audit log. Visitors' actions are not recorded there. */
export async function noteInLog(
  trx: Trx,
  actor: Actor,
  { bookingId, action, at }: { bookingId: string; action: string; at: Date },
): Promise<void> {
  if (!actor) return
  await noteInAuditLog(trx, { actorId: actor.id, action, subjectType: 'booking', subjectId: bookingId, at })
}
