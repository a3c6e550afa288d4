import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { enqueueJobs } from '#server/jobs/enqueue-jobs.ts'
import type { EmailDelivery } from './deliver-emails.ts'

type Dependencies = { database: Database; clock: Clock; outbox: Pick<EmailDelivery, 'wake' | 'state'> }

/**
 * Queues the undelivered ones of these mails again with all attempts and the same Message-ID, all or none, and returns how
 * many there were.
 */
export async function resendEmails(
  { database, clock, outbox }: Dependencies,
  viewer: Viewer | undefined,
  ids: readonly string[],
): Promise<number> {
  authorize(viewer, 'emails:write')
  const meant = [...new Set(ids)].filter(isRowId)
  if (meant.length === 0) return 0
  const queued = await database.write(async (trx) => {
    const now = clock()
    const at = now.toISOString()
    const revived = await trx
      .updateTable('emails')
      .set({
        status: 'queued',
        attempts: 0,
        last_error: null,
        resent_at: at,
        settled_at: null,
        updated_at: at,
      })
      .where('id', 'in', meant)
      .where('status', '=', 'dead')
      .returning(['id', 'template'])
      .execute()
    await enqueueJobs(
      trx,
      revived.map(({ id }) => ({ kind: 'email', key: id, runAt: now })),
    )
    for (const { id, template } of revived) {
      await noteInAuditLog(trx, {
        actorId: viewer.id,
        action: 'email.resend',
        subjectType: 'email',
        subjectId: id,
        details: { template },
        at: now,
      })
    }
    return revived.length
  })
  if (queued > 0) outbox.wake()
  return queued
}
