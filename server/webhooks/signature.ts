import { createHmac } from 'node:crypto'
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

type Signed = { id: string; at: Date; payload: string; key: Buffer }

/** Returns the headers of standardwebhooks.com. */
export function signatureHeaders({ id, at, payload, key }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${mac}` }
}
