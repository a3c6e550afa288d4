import { openSealed, seal } from '#server/sealing.ts'
import { deriveKey } from '#server/signing.ts'

export type LinkSeal = ReturnType<typeof createLinkSeal>

/** What stands in a link to one's own data: in an address it can be neither read nor made by others. */
export function createLinkSeal(secret: string) {
  const key = deriveKey(secret, 'data-link')
  return {
    seal: (text: string) => seal(key, text, 'data-link'),
    open: (sealed: string) => openSealed(key, sealed, 'data-link'),
  }
}
