import { STOP_AFTER_DAYS } from '#domain/webhooks/webhook-limits.ts'
import type { Trx } from '#server/database/open-database.ts'
import type { WebhookDeliveriesTable } from '#server/database/webhook-tables.ts'
import { enqueueEmails, TO_OWNER } from '#server/email/delivery/outbox.ts'
import { createJobWorker, type JobWorkerOptions } from '#server/jobs/job-worker.ts'
import type { PostResult } from '#server/safe-fetch/safe-post.ts'
import { postToWebhook, readTarget, type WebhookPosting, type WebhookTarget } from './post-to-webhook.ts'

export type WebhookDeliveryOptions = JobWorkerOptions & WebhookPosting & { messageHost: string }

type Delivery = Pick<WebhookDeliveriesTable, 'id' | 'payload'>
type Task = { delivery: Delivery; webhook: WebhookTarget }

const GONE = 410
/** Resuming a webhook makes its deliveries due at once, so this delay can be long. */
const LOOK_AT_PAUSED_MS = 3_600_000

/** Creates the worker that sends webhooks, and stops a webhook whose deliveries have failed for days. */
export function createWebhookDelivery(options: WebhookDeliveryOptions) {
  const { clock } = options

  async function noteFailure(trx: Trx, webhookId: string, isGone: boolean) {
    const now = clock()
    const at = now.toISOString()
    await trx
      .updateTable('webhooks')
      .set({ failing_since: at })
      .where('id', '=', webhookId)
      .where('failing_since', 'is', null)
      .execute()
    const longAgo = new Date(now.getTime() - STOP_AFTER_DAYS * 86_400_000).toISOString()
    let stopping = trx
      .updateTable('webhooks')
      .set({ status: 'stopped', updated_at: at })
      .where('id', '=', webhookId)
      .where('status', '=', 'active')
    if (!isGone) stopping = stopping.where('failing_since', '<=', longAgo)
    const stopped = await stopping.returning(['id', 'url', 'description']).executeTakeFirst()
    if (!stopped) return
    const { host } = new URL(stopped.url)
    const data = { webhookId, host, description: stopped.description, isGone }
    const mail = { template: 'webhook-stopped', to: TO_OWNER, locale: 'en', data } as const
    await enqueueEmails(trx, [mail], now, options.messageHost)
  }

  return createJobWorker<Task>(options, {
    kind: 'webhook',
    concurrency: 4,
    leaseMs: 60_000,
    async begin(trx, { key }, now) {
      const delivery = await trx
        .selectFrom('webhook_deliveries')
        .select(['id', 'webhook_id', 'payload'])
        .where('id', '=', key)
        .executeTakeFirst()
      const webhook = delivery && (await readTarget(trx, delivery.webhook_id))
      if (!webhook) return { kind: 'obsolete' }
      if (webhook.status !== 'active')
        return { kind: 'later', at: new Date(now.getTime() + LOOK_AT_PAUSED_MS) }
      return { kind: 'run', task: { delivery, webhook } }
    },
    async run({ delivery, webhook }) {
      const answer = await postToWebhook(options, webhook, delivery)
      const reason = whyNotArrived(answer)
      const write = async (trx: Trx) => {
        await trx
          .updateTable('webhook_deliveries')
          .set({ ...answerColumns(answer), ...(reason ? {} : { sent_at: clock().toISOString() }) })
          .where('id', '=', delivery.id)
          .execute()
        if (reason) await noteFailure(trx, webhook.id, answer.kind === 'answered' && answer.status === GONE)
        else await noteSuccess(trx, webhook.id)
      }
      return reason ? { kind: 'retry', reason, write } : { kind: 'done', write }
    },
  })
}

/** Ends a webhook's failing state. */
export async function noteSuccess(trx: Trx, webhookId: string): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute()
}

/** Returns the columns of the delivery log for a response. */
export function answerColumns(answer: PostResult) {
  const { status, text } = answer.kind === 'answered' ? answer : { status: null, text: null }
  return { answer_status: status, answer_text: text, duration_ms: answer.ms }
}

/** Returns why a delivery failed; undefined if it succeeded. */
export function whyNotArrived(answer: PostResult): string | undefined {
  if (answer.kind === 'failed') return answer.reason
  const { status } = answer
  if (status >= 200 && status < 300) return undefined
  return status >= 300 && status < 400
    ? `answered ${status}: redirects are not followed`
    : `answered ${status}`
}
