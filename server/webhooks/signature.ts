import { createHmac } from 'node:crypto'
import { OLD_SECRET_HOURS } from '#domain/webhooks/webhook-limits.ts'
import { deriveKey } from '#server/signing.ts'

/** Derives a webhook's secret from the site's secret, so that no database or backup contains it. */
export type WebhookSecrets = (webhookId: string, version: number) => Buffer

export function createWebhookSecrets(siteSecret: string): WebhookSecrets {
  return (webhookId, version) => deriveKey(siteSecret, `webhook:${webhookId}:${version}`)
}

/** Returns a secret in the format of standardwebhooks.com. */
export function writeSecret(key: Buffer): string {
  return `whsec_${key.toString('base64')}`
}

type Signed = { id: string; at: Date; payload: string; keys: Buffer[] }

/** Returns the headers of standardwebhooks.com, with one signature per key. */
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

/** Returns the newest key, and for a day after a change also the previous one. */
export function signingKeys(secrets: WebhookSecrets, webhook: Versions, now: Date): Buffer[] {
  const keys = [secrets(webhook.id, webhook.secret_version)]
  const rotatedFor = webhook.rotated_at
    ? now.getTime() - Date.parse(webhook.rotated_at)
    : Number.POSITIVE_INFINITY
  if (rotatedFor < OLD_SECRET_HOURS * 3_600_000) keys.push(secrets(webhook.id, webhook.secret_version - 1))
  return keys
}
