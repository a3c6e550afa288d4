import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import type { EmailsTable } from '#server/database/tables.ts'
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
  const queued = await database.write(async (trx) => {
    const now = clock()
    const at = now.toISOString()
    const set = {
      status: 'queued',
      attempts: 0,
      last_error: null,
      resent_at: at,
      settled_at: null,
      updated_at: at,
    } as const
    const revived = await changeUndelivered(trx, viewer, ids, { set, action: 'email.resend', now })
    await enqueueJobs(
      trx,
      revived.map((id) => ({ kind: 'email', key: id, runAt: now })),
    )
    return revived.length
  })
  if (queued > 0) outbox.wake()
  return queued
}

/**
 * Marks undelivered mails as resolved without sending them again, or reopens them. Returns the ids of the changed ones.
 */
export async function settleEmails(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  ids: readonly string[],
  isSettled: boolean,
): Promise<string[]> {
  authorize(viewer, 'emails:write')
  return database.write((trx) => {
    const now = clock()
    const set = { settled_at: isSettled ? now.toISOString() : null }
    const action = isSettled ? 'email.settled' : 'email.unsettled'
    return changeUndelivered(trx, viewer, ids, { set, action, now, wasSettled: !isSettled })
  })
}

/** `wasSettled`: only mails that were resolved before, or only those that were not. */
type Change = { set: Partial<EmailsTable>; action: string; now: Date; wasSettled?: boolean }

async function changeUndelivered(
  trx: Trx,
  viewer: Viewer,
  ids: readonly string[],
  { set, action, now, wasSettled }: Change,
): Promise<string[]> {
  const meant = [...new Set(ids)].filter(isRowId)
  if (meant.length === 0) return []
  const changed = await trx
    .updateTable('emails')
    .set(set)
    .where('id', 'in', meant)
    .where('status', '=', 'dead')
    .$if(wasSettled !== undefined, (query) => query.where('settled_at', wasSettled ? 'is not' : 'is', null))
    .returning(['id', 'template'])
    .execute()
  for (const { id, template } of changed) {
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action,
      subjectId: id,
      details: { template },
      at: now,
    })
  }
  return changed.map(({ id }) => id)
}
