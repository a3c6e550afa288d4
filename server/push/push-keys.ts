import { createECDH } from 'node:crypto'
import { deriveKey } from '#server/signing.ts'

export type PushKeys = { publicKey: string; privateKey: string }

/**
 * The pair by which push services know us. It is made from the site's secret, so that it is the same on every
 * instance and for as long as that is: devices are bound to it.
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
      // One in four thousand million numbers lies outside of the curve's.
      if (attempt === 8) throw error
    }
  }
}
