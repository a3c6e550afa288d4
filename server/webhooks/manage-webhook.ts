import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { type WebhookSecrets, writeSecret } from './signature.ts'

type Dependencies = { database: Database; clock: Clock; secrets: WebhookSecrets; wake: () => void }

/** The states in which a move is allowed, and the state to which it leads. */
const moves = {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused', 'stopped'], to: 'active' },
} as const

export type WebhookMove = keyof typeof moves | 'delete'

/** Pauses, resumes or deletes a webhook. `unchanged`: it already has that state or was not found. */
export async function moveWebhook(
  { database, clock, wake }: Dependencies,
  viewer: Viewer | undefined,
  { id, move }: { id: string; move: WebhookMove },
): Promise<'moved' | 'unchanged'> {
  authorize(viewer, 'settings:write')
  if (!isRowId(id)) return 'unchanged'
  const isMoved = await database.write(async (trx) => {
    const at = clock()
    const moved = await (move === 'delete'
      ? trx.deleteFrom('webhooks').where('id', '=', id).returning('id')
      : trx
          .updateTable('webhooks')
          .set({
            status: moves[move].to,
            updated_at: at.toISOString(),
            ...(move === 'resume' ? { failing_since: null } : {}),
          })
          .where('id', '=', id)
          .where('status', 'in', moves[move].from)
          .returning('id')
    ).executeTakeFirst()
    if (moved && move === 'resume') await tryAtOnce(trx, id, at)
    if (moved) await noteInAuditLog(trx, { actorId: viewer.id, action: `webhook.${move}`, subjectId: id, at })
    return moved !== undefined
  })
  if (isMoved && move === 'resume') wake()
  return isMoved ? 'moved' : 'unchanged'
}

/** Makes the deliveries that waited while a webhook was paused due now. */
async function tryAtOnce(trx: Trx, webhookId: string, now: Date) {
  await trx
    .updateTable('jobs')
    .set({ run_at: now.toISOString() })
    .where('kind', '=', 'webhook')
    .where('locked_until', 'is', null)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('webhook_deliveries')
        .select(sql<string>`cast(id as text)`.as('key'))
        .where('webhook_id', '=', webhookId),
    )
    .execute()
}

/** Creates a new secret, which is shown only once. All later attempts are signed with it. */
export async function rotateSecret(
  { database, clock, secrets }: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<{ kind: 'rotated'; secret: string } | { kind: 'gone' }> {
  authorize(viewer, 'settings:write')
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx) => {
    const at = clock()
    const rotated = await trx
      .updateTable('webhooks')
      .set({
        secret_version: sql<number>`secret_version + 1`,
        updated_at: at.toISOString(),
      })
      .where('id', '=', id)
      .returning('secret_version')
      .executeTakeFirst()
    if (!rotated) return { kind: 'gone' }
    await noteInAuditLog(trx, { actorId: viewer.id, action: 'webhook.rotated', subjectId: id, at })
    return { kind: 'rotated', secret: writeSecret(secrets(id, rotated.secret_version)) }
  })
}
