import { TEST_EVENT } from '#domain/webhooks/event-types.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { type OutwardAnswer, type PostOptions, postOutward } from '#server/outward/post-outward.ts'
import type { ClaimedDelivery } from './claim-delivery.ts'
import { recordDelivery } from './record-delivery.ts'
import { signatureHeaders, signingKeys, type WebhookSecrets } from './signature.ts'

export type AttemptDependencies = {
  database: Database
  clock: Clock
  secrets: WebhookSecrets
  messageHost: string
  random?: () => number
  post?: PostOptions
}

/** Sends what was claimed and notes what came of it. Tells whether it arrived. */
export async function attemptDelivery(
  deps: AttemptDependencies,
  delivery: ClaimedDelivery,
): Promise<OutwardAnswer & { arrived: boolean }> {
  const { database, clock, secrets, messageHost, random = Math.random } = deps
  const webhook = await database.db
    .selectFrom('webhooks')
    .select(['id', 'url', 'own_network', 'secret_version', 'rotated_at'])
    .where('id', '=', delivery.webhook_id)
    .executeTakeFirst()
  if (!webhook) return { kind: 'failed', reason: 'it was deleted', ms: 0, arrived: false }
  const at = clock()
  const answer = await postOutward(
    {
      url: webhook.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'DEL-AI-Works-Webhooks/1',
        ...signatureHeaders({
          id: delivery.id,
          at,
          payload: delivery.payload,
          keys: signingKeys(secrets, webhook, at),
        }),
      },
      body: delivery.payload,
      ownNetwork: Boolean(webhook.own_network),
    },
    deps.post,
  )
  const arrived = answer.kind === 'answered' && answer.status >= 200 && answer.status < 300
  await recordDelivery(database, delivery, answer, {
    arrived,
    now: clock(),
    random,
    messageHost,
    triedByHand: delivery.event_type === TEST_EVENT,
  })
  return { ...answer, arrived }
}
