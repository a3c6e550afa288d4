import { SESSION_SECONDS } from '#domain/accounts/account-limits.ts'
import type { Cookies } from '#server/http/cookies.ts'

const HINT = 'signed_in'

/**
 * Adds a hint cookie that scripts can read. Only browsers with it ask the server for the user, so that public
 * pages stay the same for everyone.
 */
export function withHint(cookies: Cookies, session: string[], signedIn: boolean): string[] {
  if (session.length === 0) return session
  const maxAgeSeconds = signedIn ? SESSION_SECONDS : 0
  return [...session, cookies.write(HINT, signedIn ? '1' : '', { readable: true, maxAgeSeconds })]
}

/** Returns headers that clear a session's cookies. */
export function withoutSession(cookies: Cookies): string[] {
  return withHint(cookies, [cookies.write('session', '', { maxAgeSeconds: 0 })], false)
}
