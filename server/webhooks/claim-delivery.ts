import type { Db, Trx } from '#server/database/open-database.ts'
import type { WebhookDeliveriesTable } from '#server/database/webhook-tables.ts'

const columns = ['id', 'webhook_id', 'event_type', 'payload', 'status', 'attempts', 'locked_until'] as const

export type DueDelivery = Pick<WebhookDeliveriesTable, (typeof columns)[number]>
export type ClaimedDelivery = DueDelivery & { locked_until: string }

/** What is to be tried now: what is due, and what a worker left that is gone. Of paused webhooks it waits. */
export async function findDueDeliveries(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<DueDelivery[]> {
  const at = now.toISOString()
  const due = db
    .selectFrom('webhook_deliveries')
    .select(columns)
    .where('webhook_id', 'in', activeWebhooks(db))
  const abandoned = await due
    .where('status', '=', 'sending')
    .where('locked_until', '<=', at)
    .limit(limit)
    .execute()
  const waiting = await due
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', at)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute()
  return [...abandoned, ...waiting]
}

/**
 * Takes a delivery for this worker until the lease ends. Nothing where another was quicker, or where the webhook was
 * paused or deleted since the delivery was found.
 */
export async function claimDelivery(
  trx: Trx,
  due: DueDelivery,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<ClaimedDelivery | undefined> {
  const claim = {
    status: 'sending' as const,
    attempts: due.attempts + 1,
    locked_until: new Date(now.getTime() + leaseMs).toISOString(),
  }
  const { numUpdatedRows } = await trx
    .updateTable('webhook_deliveries')
    .set({ ...claim, updated_at: now.toISOString() })
    .where('id', '=', due.id)
    .where('status', '=', due.status)
    .where('attempts', '=', due.attempts)
    .where('locked_until', due.locked_until === null ? 'is' : '=', due.locked_until)
    .where('webhook_id', 'in', activeWebhooks(trx))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? { ...due, ...claim } : undefined
}

function activeWebhooks(db: Db | Trx) {
  return db.selectFrom('webhooks').select('id').where('status', '=', 'active')
}
