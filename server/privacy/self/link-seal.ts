import { openSealed, seal } from '#server/sealing.ts'
import { deriveKey } from '#server/signing.ts'

export type LinkSeal = ReturnType<typeof createLinkSeal>

/** Encrypts the content of a data link, so that others can neither read nor forge it. */
export function createLinkSeal(secret: string) {
  const key = deriveKey(secret, 'data-link')
  return {
    seal: (text: string) => seal(key, text, 'data-link'),
    open: (sealed: string) => openSealed(key, sealed, 'data-link'),
  }
}
