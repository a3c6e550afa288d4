import type { Clock } from '#server/clock.ts'
import type { Db, Trx } from '#server/database/open-database.ts'
import { type PostOptions, type PostResult, safePost } from '#server/safe-fetch/safe-post.ts'
import { signatureHeaders, type WebhookSecrets } from './signature.ts'

export type WebhookPosting = { clock: Clock; secrets: WebhookSecrets; post?: PostOptions }
export type WebhookTarget = NonNullable<Awaited<ReturnType<typeof readTarget>>>

/** Returns the URL and keys of a webhook; undefined if it is unknown. */
export function readTarget(db: Db | Trx, id: string) {
  return db
    .selectFrom('webhooks')
    .select(['id', 'url', 'own_network', 'secret_version', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Posts a signed message. Never throws. */
export function postToWebhook(
  { clock, secrets, post }: WebhookPosting,
  webhook: WebhookTarget,
  { id, payload }: { id: string; payload: string },
): Promise<PostResult> {
  const at = clock()
  const key = secrets(webhook.id, webhook.secret_version)
  return safePost(
    {
      url: webhook.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'DEL-AI-Works-Webhooks/1',
        ...signatureHeaders({ id, at, payload, key }),
      },
      body: payload,
      ownNetwork: Boolean(webhook.own_network),
    },
    post,
  )
}
