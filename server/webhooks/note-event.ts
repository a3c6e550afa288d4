import type { EventType } from '#domain/webhooks/event-types.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { enqueueJobs } from '#server/jobs/enqueue-jobs.ts'
import { readSubject } from './event-payload.ts'

export type SiteEvent = {
  type: EventType
  /** The id of the lead, booking or testimonial. */
  subjectId: string
  at: Date
}

/**
 * Queues an event for the webhooks that subscribe to it, within the transaction that causes it. Must be called after
 * everything about the event is written.
 */
export async function noteEvent(trx: Trx, event: SiteEvent): Promise<void> {
  const webhooks = await trx
    .selectFrom('webhooks')
    .select('id')
    .where('status', '=', 'active')
    .where('events', 'like', `%"${event.type}"%`)
    .execute()
  if (webhooks.length === 0) return
  const subject = await readSubject(trx, event)
  if (!subject) return
  const at = event.at.toISOString()
  const { data, ...about } = subject
  const payload = JSON.stringify({ type: event.type, timestamp: at, data })
  const deliveries = webhooks.map(({ id }) => ({
    id: newRowId(),
    webhook_id: id,
    event_type: event.type,
    ...about,
    payload,
    created_at: at,
  }))
  await trx.insertInto('webhook_deliveries').values(deliveries).execute()
  await enqueueJobs(
    trx,
    deliveries.map(({ id }) => ({ kind: 'webhook', key: id, runAt: event.at })),
  )
}
