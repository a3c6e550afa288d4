import { createECDH } from 'node:crypto'
import { deriveKey } from '#server/signing.ts'

export type PushKeys = { publicKey: string; privateKey: string }

/**
 * Derives the key pair that identifies us to push services from the site's secret. Every instance has the same pair,
 * and subscriptions depend on it.
 */
export function createPushKeys(siteSecret: string): PushKeys {
  const pair = createECDH('prime256v1')
  const privateKey = deriveKey(siteSecret, 'web-push:1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
