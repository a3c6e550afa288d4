import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { type WebhookSecrets, writeSecret } from './signature.ts'
import { readWebhookForm, type WebhookInput, type WebhookProblems } from './webhook-form.ts'

type Dependencies = { database: Database; clock: Clock; secrets: WebhookSecrets }

export type WebhookAdded =
  | { kind: 'added'; id: string; secret: string }
  | { kind: 'invalid'; problems: WebhookProblems }

/** Adds a webhook and returns its secret, which is not shown again. */
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
    // The URL is not recorded, because it often contains a secret.
    const details = { events, ownNetwork }
    await noteInAuditLog(trx, { actorId: viewer.id, action: 'webhook.added', subjectId: id, details, at })
    return { kind: 'added', id, secret: writeSecret(secrets(id, 1)) }
  })
}

export type WebhookSaved =
  | { kind: 'saved' }
  | { kind: 'invalid'; problems: WebhookProblems }
  | { kind: 'gone' }
  /** Someone else saved meanwhile. */
  | { kind: 'conflict' }

/** Changes the URL and events of a webhook if its version is unchanged. */
export async function changeWebhook(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, version, input }: { id: string; version: number; input: WebhookInput },
): Promise<WebhookSaved> {
  authorize(viewer, 'settings:write')
  const form = readWebhookForm(input)
  if (!form.ok) return { kind: 'invalid', problems: form.problems }
  if (!isRowId(id)) return { kind: 'gone' }
  const { url, description, events, ownNetwork } = form.fields
  return database.write(async (trx): Promise<WebhookSaved> => {
    const before = await trx.selectFrom('webhooks').select('url').where('id', '=', id).executeTakeFirst()
    if (!before) return { kind: 'gone' }
    const at = clock()
    const saved = await trx
      .updateTable('webhooks')
      .set({
        url,
        description,
        events: JSON.stringify(events),
        own_network: ownNetwork,
        updated_at: at.toISOString(),
        version: version + 1,
        // A new URL has not failed yet.
        ...(url === before.url ? {} : { failing_since: null }),
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!saved) return { kind: 'conflict' }
    const details = { events, ownNetwork }
    await noteInAuditLog(trx, { actorId: viewer.id, action: 'webhook.changed', subjectId: id, details, at })
    return { kind: 'saved' }
  })
}
