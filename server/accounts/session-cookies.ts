import type { Cookies } from '#server/http/cookies.ts'
import { SESSION_SECONDS } from './identity.ts'

const HINT = 'signed_in'

/**
 * Adds the hint that scripts can read to a session's cookies: only who has it asks the server who they are, and
 * so public pages stay the same for everybody.
 */
export function withHint(cookies: Cookies, session: string[], signedIn: boolean): string[] {
  if (session.length === 0) return session
  const maxAgeSeconds = signedIn ? SESSION_SECONDS : 0
  return [...session, cookies.write(HINT, signedIn ? '1' : '', { readable: true, maxAgeSeconds })]
}

/** Takes a session's cookies away. */
export function withoutSession(cookies: Cookies): string[] {
  return withHint(cookies, [cookies.write('session', '', { maxAgeSeconds: 0 })], false)
}
