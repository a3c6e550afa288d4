import type { Viewer } from '#domain/accounts/viewer.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'

type Note = { id: string; wasShared: boolean; isShared: boolean; at: Date }

/** Logs changes of shared views; private views are not logged. */
export async function noteView(
  trx: Trx,
  viewer: Viewer,
  { id, wasShared, isShared, at }: Note,
): Promise<void> {
  if (!wasShared && !isShared) return
  await noteInAuditLog(trx, {
    actorId: viewer.id,
    action: isShared ? 'view.shared' : 'view.taken_back',
    subjectType: 'saved_view',
    subjectId: id,
    at,
  })
}
