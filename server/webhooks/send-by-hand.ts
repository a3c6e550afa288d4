import type { Viewer } from '#domain/accounts/viewer.ts'
import { TEST_EVENT } from '#domain/webhooks/event-types.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { enqueueJobs } from '#server/jobs/enqueue-jobs.ts'
import type { PostResult } from '#server/safe-fetch/safe-post.ts'
import { answerColumns, noteSuccess, whyNotArrived } from './deliver-webhooks.ts'
import { postToWebhook, readTarget, type WebhookPosting } from './post-to-webhook.ts'

type Dependencies = WebhookPosting & { database: Database }

/** Sends a test at once, whatever the webhook subscribes to, and returns the result. It is not retried. */
export async function sendTest(
  deps: Dependencies,
  viewer: Viewer | undefined,
  webhookId: string,
): Promise<(PostResult & { arrived: boolean }) | undefined> {
  authorize(viewer, 'settings:write')
  const webhook = isRowId(webhookId) ? await readTarget(deps.database.db, webhookId) : undefined
  if (!webhook) return undefined
  const id = newRowId()
  const created_at = deps.clock().toISOString()
  const data = { message: 'This is a test. Nothing happened.' }
  const payload = JSON.stringify({ type: TEST_EVENT, timestamp: created_at, data })
  const answer = await postToWebhook(deps, webhook, { id, payload })
  const reason = whyNotArrived(answer)
  const at = deps.clock().toISOString()
  await deps.database.write(async (trx) => {
    // The webhook may have been deleted meanwhile.
    if (!(await readTarget(trx, webhookId))) return
    await trx
      .insertInto('webhook_deliveries')
      .values({
        id,
        webhook_id: webhookId,
        event_type: TEST_EVENT,
        payload,
        created_at,
        ...answerColumns(answer),
        sent_at: reason ? null : at,
      })
      .execute()
    const ended = reason ? { dead_at: at, last_error: reason } : { done_at: at }
    await trx
      .insertInto('jobs')
      .values({ kind: 'webhook', key: id, payload: '{}', run_at: at, attempts: 1, ...ended })
      .execute()
    if (!reason) await noteSuccess(trx, webhookId)
  })
  return { ...answer, arrived: reason === undefined }
}

/** Queues a finished delivery again under the same id. */
export async function sendAgain(
  { database, clock, wake }: Pick<Dependencies, 'database' | 'clock'> & { wake: () => void },
  viewer: Viewer | undefined,
  deliveryId: string,
): Promise<'queued' | 'unchanged'> {
  authorize(viewer, 'settings:write')
  if (!isRowId(deliveryId)) return 'unchanged'
  const isQueued = await database.write(async (trx) => {
    const ended = await trx
      .selectFrom('jobs')
      .select('key')
      .where('kind', '=', 'webhook')
      .where('key', '=', deliveryId)
      .where((eb) => eb.or([eb('done_at', 'is not', null), eb('dead_at', 'is not', null)]))
      .executeTakeFirst()
    if (ended) await enqueueJobs(trx, [{ kind: 'webhook', key: deliveryId, runAt: clock() }])
    return ended !== undefined
  })
  if (isQueued) wake()
  return isQueued ? 'queued' : 'unchanged'
}
