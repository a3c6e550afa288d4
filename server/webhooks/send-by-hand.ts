import type { Viewer } from '#domain/accounts/viewer.ts'
import { TEST_EVENT } from '#domain/webhooks/event-types.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import type { OutwardAnswer } from '#server/outward/post-outward.ts'
import { type AttemptDependencies, attemptDelivery } from './attempt-delivery.ts'

const LEASE_MS = 60_000

/** Sends a test at once, whatever the webhook listens for, and tells how it went. */
export async function sendTest(
  deps: AttemptDependencies,
  viewer: Viewer | undefined,
  webhookId: string,
): Promise<(OutwardAnswer & { arrived: boolean }) | undefined> {
  authorize(viewer, 'settings:write')
  if (!isRowId(webhookId)) return undefined
  const now = deps.clock()
  const at = now.toISOString()
  const data = { message: 'This is a test. Nothing happened.' }
  const delivery = {
    id: newRowId(),
    webhook_id: webhookId,
    event_type: TEST_EVENT,
    payload: JSON.stringify({ type: TEST_EVENT, timestamp: at, data }),
    status: 'sending' as const,
    attempts: 1,
    locked_until: new Date(now.getTime() + LEASE_MS).toISOString(),
  }
  const isKnown = await deps.database.write(async (trx) => {
    const webhook = await trx
      .selectFrom('webhooks')
      .select('id')
      .where('id', '=', webhookId)
      .where('status', '<>', 'deleted')
      .executeTakeFirst()
    if (!webhook) return false
    await trx
      .insertInto('webhook_deliveries')
      .values({ ...delivery, next_attempt_at: at, created_at: at, updated_at: at })
      .execute()
    return true
  })
  return isKnown ? attemptDelivery(deps, delivery) : undefined
}

/** Puts a delivery that arrived or was given up back into the queue, under the same id. */
export async function sendAgain(
  { database, clock, wake }: Pick<AttemptDependencies, 'database' | 'clock'> & { wake: () => void },
  viewer: Viewer | undefined,
  deliveryId: string,
): Promise<'queued' | 'unchanged'> {
  authorize(viewer, 'settings:write')
  if (!isRowId(deliveryId)) return 'unchanged'
  const isQueued = await database.write(async (trx) => {
    const at = clock().toISOString()
    const { numUpdatedRows } = await trx
      .updateTable('webhook_deliveries')
      .set({ status: 'queued', attempts: 0, next_attempt_at: at, locked_until: null, updated_at: at })
      .where('id', '=', deliveryId)
      .where('status', 'in', ['sent', 'dead'])
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  })
  if (isQueued) wake()
  return isQueued ? 'queued' : 'unchanged'
}
