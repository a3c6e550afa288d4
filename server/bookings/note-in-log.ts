import type { Viewer } from '#domain/accounts/viewer.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'

/** Whoever of the team does it; nobody where it is the visitor. */
export type Actor = Pick<Viewer, 'id' | 'email'> | undefined

/** Notes what somebody of the team does with a demo. What its visitor does is their own. */
export async function noteInLog(
  trx: Trx,
  actor: Actor,
  { bookingId, action, at }: { bookingId: string; action: string; at: Date },
): Promise<void> {
  if (!actor) return
  await noteInAuditLog(trx, { actorId: actor.id, action, subjectType: 'booking', subjectId: bookingId, at })
}
