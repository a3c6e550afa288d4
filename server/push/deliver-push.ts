import { hotLeadPush } from '#content/push-words.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import type { PushMessagesTable } from '#server/database/push-tables.ts'
import { createDeliveryWorker } from '#server/delivery-worker.ts'
import { retryDelayMs } from '#server/email/retry-delay.ts'
import type { Logger } from '#server/logger.ts'
import type { OutwardAnswer } from '#server/outward/post-outward.ts'
import { persistently } from '#server/persistently.ts'
import { type PushSending, sendPush } from './send-push.ts'
import { toldDevices } from './told-devices.ts'

export type PushDeliveryOptions = PushSending & {
  database: Database
  clock: Clock
  logger: Logger
  pollMs?: number
  leaseMs?: number
  random?: () => number
}

type Due = Pick<
  PushMessagesTable,
  'id' | 'subscription_id' | 'lead_id' | 'status' | 'attempts' | 'locked_until' | 'expires_at'
>

const CANDIDATES = 30

/** Hands messages to push services: each goes once it was taken, or is no news any more. */
export function createPushDelivery(options: PushDeliveryOptions) {
  const { database, clock, logger, pollMs = 5_000, leaseMs = 60_000, random = Math.random } = options

  async function find(): Promise<Due[]> {
    const at = clock().toISOString()
    const due = database.db
      .selectFrom('push_messages')
      .select(['id', 'subscription_id', 'lead_id', 'status', 'attempts', 'locked_until', 'expires_at'])
      .limit(CANDIDATES)
    return [
      ...(await due.where('status', '=', 'sending').where('locked_until', '<=', at).execute()),
      ...(await due.where('status', '=', 'queued').where('next_attempt_at', '<=', at).execute()),
    ]
  }

  async function claim(trx: Trx, due: Due): Promise<Due | undefined> {
    const now = clock()
    if (due.expires_at <= now.toISOString()) {
      await remove(trx, due.id)
      return undefined
    }
    const taken = {
      status: 'sending' as const,
      attempts: due.attempts + 1,
      locked_until: new Date(now.getTime() + leaseMs).toISOString(),
    }
    const { numUpdatedRows } = await trx
      .updateTable('push_messages')
      .set(taken)
      .where('id', '=', due.id)
      .where('status', '=', due.status)
      .where('attempts', '=', due.attempts)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n ? { ...due, ...taken } : undefined
  }

  async function handle(message: Due): Promise<void> {
    // Whoever was to hear of it may not work here any more, or be signed out.
    const found = await database.db
      .selectFrom('push_messages')
      .innerJoin('push_subscriptions', 'push_subscriptions.id', 'subscription_id')
      .innerJoin('leads', 'leads.id', 'lead_id')
      .select(['endpoint', 'p256dh', 'auth', 'with_names', 'leads.name'])
      .where('push_messages.id', '=', message.id)
      .executeTakeFirst()
    if (!found || !(await toldDevices(database.db, clock())).includes(message.subscription_id))
      return persistently(() => database.write((trx) => remove(trx, message.id)))
    const { title, body } = hotLeadPush
    const path = `/del-admin-dashboard/leads/${message.lead_id}`
    const outcome = outcomeOf(
      await sendPush(options, found, {
        title,
        body: found.with_names && found.name ? found.name : body,
        path,
        tag: path,
      }),
    )
    await persistently(() =>
      database.write(async (trx) => {
        // The device said that it does not listen any more: what waits for it goes with it.
        if (outcome === 'gone') await forgetDevice(trx, message.subscription_id)
        else if (outcome === 'again') await putBack(trx, message)
        else await remove(trx, message.id)
      }),
    )
    if (outcome !== 'taken') logger.info({ outcome, attempts: message.attempts }, 'a push was not taken')
  }

  async function putBack(trx: Trx, { id, attempts }: Due) {
    const next = new Date(clock().getTime() + retryDelayMs(attempts, random)).toISOString()
    await trx
      .updateTable('push_messages')
      .set({ status: 'queued', next_attempt_at: next, locked_until: null })
      .where('id', '=', id)
      .where('status', '=', 'sending')
      .where('attempts', '=', attempts)
      .execute()
  }

  return createDeliveryWorker<Due, Due>({
    find,
    claim: (due) => database.write((trx) => claim(trx, due)),
    handle,
    onError: (error) => logger.error({ err: error }, 'pushes could not be worked through'),
    concurrency: 4,
    pollMs,
    stopMs: 3_000,
    random,
  })
}

/** `gone`: the device listens no more. `refused`: this message will never be taken. */
export function outcomeOf(answer: OutwardAnswer): 'taken' | 'gone' | 'refused' | 'again' {
  if (answer.kind === 'failed') return 'again'
  const { status } = answer
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'again' : 'refused'
}

async function remove(trx: Trx, id: string) {
  await trx.deleteFrom('push_messages').where('id', '=', id).execute()
}

export async function forgetDevice(trx: Trx, id: string) {
  await trx.deleteFrom('push_messages').where('subscription_id', '=', id).execute()
  await trx.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}
