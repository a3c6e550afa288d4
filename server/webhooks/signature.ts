import { createHmac } from 'node:crypto'
import { OLD_SECRET_HOURS } from '#domain/webhooks/webhook-limits.ts'
import { deriveKey } from '#server/signing.ts'

/** Makes the secret of a webhook from the site's own, so that it stands in no database and in no copy of one. */
export type WebhookSecrets = (webhookId: string, version: number) => Buffer

export function createWebhookSecrets(siteSecret: string): WebhookSecrets {
  return (webhookId, version) => deriveKey(siteSecret, `webhook:${webhookId}:${version}`)
}

/** As other programs take it in. */
export function writeSecret(key: Buffer): string {
  return `whsec_${key.toString('base64')}`
}

type Signed = { id: string; at: Date; payload: string; keys: Buffer[] }

/** The headers of a message as standardwebhooks.com wants them, with one signature for each key. */
export function signatureHeaders({ id, at, payload, keys }: Signed): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000)
  const signatures = keys.map((key) => {
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64')
    return `v1,${mac}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}

type Versions = { id: string; secret_version: number; rotated_at: string | null }

/** The newest key, and for a day the one before it. */
export function signingKeys(secrets: WebhookSecrets, webhook: Versions, now: Date): Buffer[] {
  const keys = [secrets(webhook.id, webhook.secret_version)]
  const rotatedFor = webhook.rotated_at
    ? now.getTime() - Date.parse(webhook.rotated_at)
    : Number.POSITIVE_INFINITY
  if (rotatedFor < OLD_SECRET_HOURS * 3_600_000) keys.push(secrets(webhook.id, webhook.secret_version - 1))
  return keys
}
