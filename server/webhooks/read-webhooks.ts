import { type SqlBool, sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { EventType } from '#domain/webhooks/event-types.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { JobsTable } from '#server/database/job-tables.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'

export type WebhookItem = Awaited<ReturnType<typeof listWebhooks>>[number]

const webhookColumns = [
  'id',
  'url',
  'description',
  'events',
  'own_network as ownNetwork',
  'status',
  'failing_since as failingSince',
  // A change must send back the version that its form showed.
  'version',
] as const

type Dependencies = { database: Pick<Database, 'db'> }

/** Returns all webhooks, oldest first. */
export async function listWebhooks({ database }: Dependencies, viewer: Viewer | undefined) {
  authorize(viewer, 'settings:write')
  const rows = await database.db
    .selectFrom('webhooks')
    .select(webhookColumns)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(itemOf)
}

export type DeliveryItem = NonNullable<Awaited<ReturnType<typeof getWebhook>>>['deliveries'][number]

const SHOWN = 50

/** Returns a webhook with its recent deliveries, newest first. */
export async function getWebhook(
  { database, clock }: Dependencies & { clock: Clock },
  viewer: Viewer | undefined,
  id: string,
) {
  authorize(viewer, 'settings:write')
  if (!isRowId(id)) return undefined
  const row = await database.db
    .selectFrom('webhooks')
    .select(webhookColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const newest = await database.db
    .selectFrom('webhook_deliveries')
    .innerJoin('jobs', (join) =>
      join.on('jobs.kind', '=', 'webhook').on(sql<SqlBool>`jobs.key = cast(webhook_deliveries.id as text)`),
    )
    .select([
      'id',
      'event_type',
      'webhook_deliveries.payload',
      'attempts',
      'run_at',
      'locked_until',
      'done_at',
      'dead_at',
      'answer_status',
      'answer_text',
      'duration_ms',
      'last_error',
      'sent_at',
      'created_at',
    ])
    .where('webhook_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const now = clock().toISOString()
  return { webhook: itemOf(row), deliveries: newest.map((delivery) => deliveryOf(delivery, now)) }
}

type JobColumns = Pick<JobsTable, 'run_at' | 'locked_until' | 'done_at' | 'dead_at'>

function deliveryOf<Row extends JobColumns>(
  { run_at, locked_until, done_at, dead_at, ...row }: Row,
  now: string,
) {
  const isRunning = locked_until !== null && locked_until > now
  const pending = isRunning ? ('sending' as const) : ('queued' as const)
  const status = done_at ? ('sent' as const) : dead_at ? ('dead' as const) : pending
  return { ...row, status, next_attempt_at: run_at }
}

function itemOf<Row extends { events: string; ownNetwork: boolean | number }>({
  events,
  ownNetwork,
  ...row
}: Row) {
  return { ...row, events: JSON.parse(events) as EventType[], ownNetwork: Boolean(ownNetwork) }
}
