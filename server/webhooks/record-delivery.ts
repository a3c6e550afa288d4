import { STOP_AFTER_DAYS } from '#domain/webhooks/webhook-limits.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import type { WebhookDeliveriesTable } from '#server/database/webhook-tables.ts'
import { enqueueEmails, TO_OWNER } from '#server/email/outbox.ts'
import { MAX_ATTEMPTS, retryDelayMs } from '#server/email/retry-delay.ts'
import type { OutwardAnswer } from '#server/outward/post-outward.ts'
import { persistently } from '#server/persistently.ts'
import type { ClaimedDelivery } from './claim-delivery.ts'

type Circumstances = {
  arrived: boolean
  now: Date
  random: () => number
  messageHost: string
  /** A test says what is wrong at once: it is not tried again, and is no sign of a dead address. */
  triedByHand: boolean
}

const GONE = 410

/** Notes what became of a try, and stops a webhook to which nothing got through for days. */
export async function recordDelivery(
  database: Database,
  delivery: ClaimedDelivery,
  answer: OutwardAnswer,
  circumstances: Circumstances,
): Promise<void> {
  const { arrived, now, triedByHand, messageHost } = circumstances
  const at = now.toISOString()
  await persistently(() =>
    database.write(async (trx) => {
      await trx
        .updateTable('webhook_deliveries')
        .set({
          ...outcomeOf(delivery, answer, circumstances),
          answer_status: answer.kind === 'answered' ? answer.status : null,
          answer_text: answer.kind === 'answered' ? answer.text : null,
          duration_ms: answer.ms,
          locked_until: null,
          updated_at: at,
        })
        .where('id', '=', delivery.id)
        .where('status', '=', 'sending')
        .where('attempts', '=', delivery.attempts)
        .where('locked_until', '=', delivery.locked_until)
        .execute()
      if (arrived) await noteSuccess(trx, delivery.webhook_id)
      else if (!triedByHand) {
        const isGone = answer.kind === 'answered' && answer.status === GONE
        await noteFailure(trx, delivery.webhook_id, { now, isGone, messageHost })
      }
    }),
  )
}

function outcomeOf(
  { attempts }: ClaimedDelivery,
  answer: OutwardAnswer,
  { arrived, now, random, triedByHand }: Circumstances,
): Partial<WebhookDeliveriesTable> {
  if (arrived) return { status: 'sent', sent_at: now.toISOString(), last_error: null }
  const last_error = answer.kind === 'failed' ? answer.reason : whatStatusSays(answer.status)
  if (triedByHand || attempts >= MAX_ATTEMPTS) return { status: 'dead', last_error }
  const wait = retryDelayMs(attempts, random)
  return { status: 'queued', last_error, next_attempt_at: new Date(now.getTime() + wait).toISOString() }
}

function whatStatusSays(status: number): string {
  return status >= 300 && status < 400
    ? `answered ${status}: redirects are not followed`
    : `answered ${status}`
}

async function noteSuccess(trx: Trx, webhookId: string) {
  await trx
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute()
}

async function noteFailure(
  trx: Trx,
  webhookId: string,
  { now, isGone, messageHost }: { now: Date; isGone: boolean; messageHost: string },
) {
  const at = now.toISOString()
  await trx
    .updateTable('webhooks')
    .set({ failing_since: at })
    .where('id', '=', webhookId)
    .where('failing_since', 'is', null)
    .execute()
  const longAgo = new Date(now.getTime() - STOP_AFTER_DAYS * 86_400_000).toISOString()
  let dead = trx
    .updateTable('webhooks')
    .set({ status: 'stopped', updated_at: at })
    .where('id', '=', webhookId)
    .where('status', '=', 'active')
  if (!isGone) dead = dead.where('failing_since', '<=', longAgo)
  const stopped = await dead.returning(['id', 'url', 'description']).executeTakeFirst()
  if (!stopped) return
  const { host } = new URL(stopped.url)
  const data = { webhookId, host, description: stopped.description, isGone }
  await enqueueEmails(
    trx,
    [{ template: 'webhook-stopped', to: TO_OWNER, locale: 'en', data }],
    now,
    messageHost,
  )
}
