import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'

/**
 * Marks undelivered mails as resolved without sending them again, or reopens them. Returns the ids of the changed
 * ones.
 */
export async function settleEmails(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  ids: readonly string[],
  isSettled: boolean,
): Promise<string[]> {
  authorize(viewer, 'emails:write')
  const meant = [...new Set(ids)].filter(isRowId)
  if (meant.length === 0) return []
  return database.write(async (trx) => {
    const now = clock()
    const changed = await trx
      .updateTable('emails')
      .set({ settled_at: isSettled ? now.toISOString() : null })
      .where('id', 'in', meant)
      .where('status', '=', 'dead')
      .where('settled_at', isSettled ? 'is' : 'is not', null)
      .returning(['id', 'template'])
      .execute()
    for (const { id, template } of changed) {
      await noteInAuditLog(trx, {
        actorId: viewer.id,
        action: isSettled ? 'email.settled' : 'email.unsettled',
        subjectType: 'email',
        subjectId: id,
        details: { template },
        at: now,
      })
    }
    return changed.map(({ id }) => id)
  })
}
