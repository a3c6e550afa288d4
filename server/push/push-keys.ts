import { createECDH } from 'node:crypto'
import { deriveKey } from '#server/signing.ts'

export type PushKeys = { publicKey: string; privateKey: string }

/**
 * Derives the key pair that identifies us to push services from the site's secret. Every instance has the same pair,
 * and subscriptions depend on it.
 */
export function createPushKeys(siteSecret: string): PushKeys {
  const pair = createECDH('prime256v1')
  for (let attempt = 1; ; attempt++) {
    const candidate = deriveKey(siteSecret, `web-push:${attempt}`)
    try {
      pair.setPrivateKey(candidate)
      return {
        publicKey: pair.getPublicKey('base64url'),
        privateKey: candidate.toString('base64url'),
      }
    } catch (error) {
      // One in four billion numbers is outside the curve's range.
      if (attempt === 8) throw error
    }
  }
}
