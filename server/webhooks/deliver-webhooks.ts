import { KEEP_DELIVERIES_DAYS } from '#domain/webhooks/webhook-limits.ts'
import { createDeliveryWorker } from '#server/delivery-worker.ts'
import type { Logger } from '#server/logger.ts'
import { type AttemptDependencies, attemptDelivery } from './attempt-delivery.ts'
import { type ClaimedDelivery, claimDelivery, type DueDelivery, findDueDeliveries } from './claim-delivery.ts'

export type WebhookDeliveryOptions = AttemptDependencies & {
  logger: Logger
  pollMs?: number
  /** For how long a worker may take over one delivery; afterwards another takes it on. */
  leaseMs?: number
  stopMs?: number
}

const CANDIDATES = 30
const TIDY_EVERY_MS = 3_600_000

/** Delivers to webhooks, at least once each, also beside other instances on the same database. */
export function createWebhookDelivery(options: WebhookDeliveryOptions) {
  const { database, clock, logger, random = Math.random } = options
  const { pollMs = 5_000, leaseMs = 60_000, stopMs = 3_000 } = options
  let tidiedAt = Number.NEGATIVE_INFINITY

  /** What nobody looks at any more goes, and webhooks that were deleted long enough ago to be missed. */
  async function tidy() {
    const now = clock().getTime()
    if (now - tidiedAt < TIDY_EVERY_MS) return
    tidiedAt = now
    const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()
    await database.write(async (trx) => {
      await trx
        .deleteFrom('webhook_deliveries')
        .where('created_at', '<', daysAgo(KEEP_DELIVERIES_DAYS))
        .execute()
      await trx
        .deleteFrom('webhooks')
        .where('status', '=', 'deleted')
        .where('updated_at', '<', daysAgo(1))
        .execute()
    })
  }

  return createDeliveryWorker<DueDelivery, ClaimedDelivery>({
    find: () => findDueDeliveries(database.db, { now: clock(), limit: CANDIDATES }),
    claim: (due) => database.write((trx) => claimDelivery(trx, due, { now: clock(), leaseMs })),
    handle: async (delivery) => {
      const { arrived } = await attemptDelivery(options, delivery)
      if (arrived) return
      const { id: deliveryId, event_type: eventType, attempts } = delivery
      logger.warn({ deliveryId, eventType, attempts }, 'webhook not delivered')
    },
    afterwards: tidy,
    onError: (error) => logger.error({ err: error }, 'webhooks could not be worked through'),
    concurrency: 4,
    pollMs,
    stopMs,
    random,
  })
}
