import type { Cookies } from '#server/http/cookies.ts'
import type { Signer } from '#server/signing.ts'
import { isConversationId } from './ids.ts'

const COOKIE = 'chat'
const COOKIE_SECONDS = 30 * 24 * 60 * 60

/**
 * Creates the signed cookie that identifies a browser's conversation. The id alone, which appears in exports
 * and mails, gives no access.
 */
export function createConversationCookie({ cookies, signer }: { cookies: Cookies; signer: Signer }) {
  return {
    read(headers: Headers): string | undefined {
      const signed = cookies.read(headers.get('cookie'), COOKIE)
      const id = signed ? signer.open(signed) : undefined
      return id && isConversationId(id) ? id : undefined
    },
    write: (id: string) => cookies.write(COOKIE, signer.sign(id), { maxAgeSeconds: COOKIE_SECONDS }),
  }
}
