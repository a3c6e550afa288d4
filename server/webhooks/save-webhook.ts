import type { Viewer } from '#domain/accounts/viewer.ts'
import { webhookLimits } from '#domain/webhooks/webhook-limits.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { itemOf, webhookColumns } from './read-webhooks.ts'
import { type WebhookSecrets, writeSecret } from './signature.ts'
import { readWebhookForm, type WebhookInput, type WebhookProblems } from './webhook-form.ts'

type Dependencies = { database: Database; clock: Clock; secrets: WebhookSecrets }

export type WebhookAdded =
  | { kind: 'added'; id: string; secret: string }
  | { kind: 'invalid'; problems: WebhookProblems }
  | { kind: 'too-many' }

/** Adds a webhook and gives its secret, which is not shown again. */
export async function addWebhook(
  { database, clock, secrets }: Dependencies,
  viewer: Viewer | undefined,
  input: WebhookInput,
): Promise<WebhookAdded> {
  authorize(viewer, 'settings:write')
  const form = readWebhookForm(input)
  if (!form.ok) return { kind: 'invalid', problems: form.problems }
  const { url, description, events, ownNetwork } = form.fields
  const id = newRowId()
  return database.write(async (trx): Promise<WebhookAdded> => {
    const others = await trx.selectFrom('webhooks').select('url').where('status', '<>', 'deleted').execute()
    if (others.some((other) => other.url === url)) return { kind: 'invalid', problems: alreadyThere }
    if (others.length >= webhookLimits.webhooks) return { kind: 'too-many' }
    const at = clock()
    await trx
      .insertInto('webhooks')
      .values({
        id,
        url,
        description,
        events: JSON.stringify(events),
        own_network: ownNetwork,
        status: 'active',
        secret_version: 1,
        created_at: at.toISOString(),
        updated_at: at.toISOString(),
      })
      .execute()
    await noteChange(trx, viewer, { id, action: 'webhook.added', details: { events, ownNetwork }, at })
    return { kind: 'added', id, secret: writeSecret(secrets(id, 1)) }
  })
}

export type WebhookSaved =
  | { kind: 'saved' }
  | { kind: 'invalid'; problems: WebhookProblems }
  | { kind: 'gone' }
  /** Somebody else saved meanwhile; this stands for what holds now. */
  | { kind: 'outdated'; version: string }

/** Changes where and what a webhook is told, over the version that was looked at. */
export async function changeWebhook(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, version, input }: { id: string; version: string; input: WebhookInput },
): Promise<WebhookSaved> {
  authorize(viewer, 'settings:write')
  const form = readWebhookForm(input)
  if (!form.ok) return { kind: 'invalid', problems: form.problems }
  if (!isRowId(id)) return { kind: 'gone' }
  const { url, description, events, ownNetwork } = form.fields
  return database.write(async (trx): Promise<WebhookSaved> => {
    const rows = await heldRows(
      trx,
      trx.selectFrom('webhooks').select(webhookColumns).where('status', '<>', 'deleted').orderBy('id'),
      'no key update',
    ).execute()
    const known = rows.map(itemOf)
    const before = known.find((webhook) => webhook.id === id)
    if (!before) return { kind: 'gone' }
    if (before.version !== version) return { kind: 'outdated', version: before.version }
    if (known.some((other) => other.id !== id && other.url === url)) {
      return { kind: 'invalid', problems: alreadyThere }
    }
    const at = clock()
    await trx
      .updateTable('webhooks')
      .set({
        url,
        description,
        events: JSON.stringify(events),
        own_network: ownNetwork,
        updated_at: at.toISOString(),
        // Another address has not failed yet.
        ...(url === before.url ? {} : { failing_since: null }),
      })
      .where('id', '=', id)
      .execute()
    await noteChange(trx, viewer, { id, action: 'webhook.changed', details: { events, ownNetwork }, at })
    return { kind: 'saved' }
  })
}

const alreadyThere: WebhookProblems = { url: 'There is a webhook with this address already.' }

type Change = { id: string; action: string; details?: Record<string, unknown>; at: Date }

/** Addresses of webhooks often hold a secret of their own: they are not noted. */
export async function noteChange(trx: Trx, viewer: Viewer, { id, ...change }: Change): Promise<void> {
  await noteInAuditLog(trx, { actorId: viewer.id, subjectType: 'webhook', subjectId: id, ...change })
}
